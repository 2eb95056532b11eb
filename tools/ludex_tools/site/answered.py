"""The example of a question as the site shows it: asked anew whenever the site is built."""

from docutils import nodes

from ludex_tools import asked
from ludex_tools.site.markup import labelled
from ludex_tools.site.words import say


def answered(game: str, question: str, lang: str) -> list[nodes.Node]:
    """Return the example of a question: what it is about, the command, and what is answered now; none where it has none.

    Raises Refused where the command line does not answer it.
    """
    example = asked.examples(game).get(question)
    if example is None:
        return []
    command = nodes.literal_block(example.command, example.command, language="sh", classes=["asked"])
    answer = example.answer(lang).rstrip()
    shown = nodes.literal_block(answer, answer, language="none", classes=["answer"])
    return [labelled(say(lang, "question-example"), example.about[lang]), command, shown]

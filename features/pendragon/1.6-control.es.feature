# language: es
Característica: 1.6 Control
  Quién Controla una casilla: la Fortaleza y el número de fichas.

  @id-1.6-u @rule-1.6 @derived
  Escenario: Con una Fortaleza y más fichas que todas las demás Facciones juntas se Controla la Región
    El cálculo: los sajones tienen 3 Bandas de Guerreros y 1 Asentamiento, 4 fichas; las demás Facciones suman 2.
    4 es más que 2, y los sajones tienen una Fortaleza en la Región.

    Dada la casilla "imperium: fragmentation | corieltauvi: saxons 3w settlement@lindum; scotti 1w; dux 1c"
    Cuando se determina el Control de Corieltauvi
    Entonces la Controlan los sajones

  @id-1.6-v @rule-1.6 @derived
  Escenario: Con tantas fichas como las demás Facciones no se Controla la Región
    El cálculo: los sajones tienen 1 Banda de Guerreros y 1 Asentamiento; los Civitates, 1 Milicia y 1 Pueblo.
    2 no es más que 2, de modo que nadie supera a los demás.

    Dada la casilla "corieltauvi: saxons 1w settlement@lindum; civitates 1m town@ratae"
    Y que el Imperium está en Autonomía con Dominio Civil
    Cuando se determina el Control de Corieltauvi
    Entonces nadie la Controla

  @id-1.6-w @rule-1.6 @derived
  Escenario: Los Incursores no impiden el Control
    El cálculo: los Incursores no cuentan, así que los sajones tienen 2 fichas y los escotos ninguna.

    Dada la casilla "corieltauvi: saxons 1w settlement@ratae; scotti 5r"
    Cuando se determina el Control de Corieltauvi
    Entonces la Controlan los sajones

  @id-1.6-x @rule-1.6 @derived
  Escenario: En una Ciudad basta la Fortaleza
    El cálculo: los Civitates tienen la única Fortaleza de la Ciudad; que haya 5 Bandas de Guerreros sajonas no importa.

    Dada la casilla "londinium: saxons 5w; civitates town@londinium"
    Y que el Imperium está en Fragmentación
    Cuando se determina el Control de Londinium
    Entonces la Controlan los Civitates

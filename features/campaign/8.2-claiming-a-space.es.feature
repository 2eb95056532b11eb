# language: es
Característica: 8.2 Reclamar una casilla
  Qué casillas puede reclamar un ejército.

  @id-8.2-ba @rule-8.2 @derived
  Escenario: Una casilla sin bandera fuera de todo reino puede reclamarse
    El cálculo: a2 no pertenece a ningún reino, no tiene bandera y no hay en ella ningún ejército enemigo.

    Dada la posición "players: ana, bea | turn: 2 | a1: plain; realm ana; banner ana; capital | a2: forest | army ana-1: a2; hero Aldric"
    Cuando se pregunta "claim" con "army=ana-1"
    Entonces está permitido

  @id-8.2-bb @rule-8.2 @derived
  Escenario: Una casilla de un reino no puede reclamarse, aunque haya perdido su bandera
    El cálculo: a2 pertenece al reino de Bea; 8.2 solo habla de casillas que no pertenecen a ningún reino.

    Dada la posición "players: ana, bea | turn: 2 | a1: plain; realm ana; banner ana; capital | a2: forest; realm bea | army ana-1: a2; hero Aldric"
    Cuando se pregunta "claim" con "army=ana-1"
    Entonces lo impide 8.2

  @id-8.2-bc @rule-8.2 @derived
  Escenario: Al reclamar una casilla se coloca en ella la bandera
    El cálculo: Ana elige reclamar a2, que no tenía bandera; queda con la suya.

    Dada la posición "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: forest | army ana-1: a2; hero Aldric"
    Y que la elección "expedition/ana-1" es "claim"
    Cuando se juega el paso 8
    Entonces después la posición dice "a2: forest; banner ana"

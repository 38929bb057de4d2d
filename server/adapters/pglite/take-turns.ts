/** Resolves when it is the caller's turn, with the function that ends the turn. */
export type TakeTurn = () => Promise<() => void>

/** A lock that is given out strictly in the order it was asked for: PGlite has one connection. */
export function createTurns(): TakeTurn {
  let lastTurn: Promise<void> = Promise.resolve()
  return () => {
    const turn = lastTurn
    let endTurn = () => {}
    lastTurn = new Promise(resolve => {
      endTurn = resolve
    })
    return turn.then(() => endTurn)
  }
}

import { createTurns } from './create-turns.ts'

/** By the ids of conversations: what is said and done in one reaches the server in the order in which it was done. */
export const inTurn = createTurns()

/** Windows in which the customer stands beside the thread. In narrower ones, a button opens a drawer. */
export const BESIDE_THREAD = '(min-width: 1280px)'

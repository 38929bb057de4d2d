/** Windows with a pane for the customer at the side of the thread. In narrower ones, a button opens a drawer. */
export const WIDE_WINDOW = '(min-width: 1280px)'

/**
 * Media query of screens that the floating panel fills: phones, and windows too small for a panel and a page.
 * `chat.css` repeats it, as a style sheet has no constants.
 */
export const FILLED_SCREENS =
  '(max-width: 399px), (max-height: 399px), (max-width: 480px) and (pointer: coarse)'

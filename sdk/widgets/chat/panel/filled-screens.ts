/**
 * Media query of screens that the floating panel fills: phones, and windows too small for a panel and a page. The same as
 * in `chat.css`.
 */
export const FILLED_SCREENS =
  '(max-width: 399px), (max-height: 399px), (max-width: 480px) and (pointer: coarse)'

/** Selectors of the inbox's parts, by landmarks and links as assistive technology finds them. */
const INBOX = 'main[aria-label="Inbox"]'

/** Returns the rows of the list, from the top. Virtualized rows far out of sight are missing. */
export function inboxRows(): readonly HTMLAnchorElement[] {
  return [
    ...document.querySelectorAll<HTMLAnchorElement>(`${INBOX} section[aria-label="Conversations"] li > a`),
  ]
}

/** Returns the visible panes: list, thread and customer. */
export function inboxPanes(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${INBOX} :is(section, aside)`)].filter(
    pane => pane.parentElement?.closest('section, aside') === null && pane.getClientRects().length > 0,
  )
}

/** Returns the composer's text field, or null. */
export function composerField(): HTMLTextAreaElement | null {
  return document.querySelector(`${INBOX} form textarea`)
}

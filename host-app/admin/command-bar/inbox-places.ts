/** The inbox's places on the page, as those find them who do not see it: by landmarks and links. */
const INBOX = 'main[aria-label="Inbox"]'

/** The rows of the list, from the top; those far out of sight need not be there. */
export function inboxRows(): readonly HTMLAnchorElement[] {
  return [
    ...document.querySelectorAll<HTMLAnchorElement>(`${INBOX} section[aria-label="Conversations"] li > a`),
  ]
}

/** The panes that can be seen: the list, the thread, the customer. */
export function inboxPanes(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${INBOX} :is(section, aside)`)].filter(
    pane => pane.parentElement?.closest('section, aside') === null && pane.getClientRects().length > 0,
  )
}

/** Where the agent writes. */
export function composerField(): HTMLTextAreaElement | null {
  return document.querySelector(`${INBOX} form textarea`)
}

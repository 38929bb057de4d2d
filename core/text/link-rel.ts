/** The `rel` of a link that somebody wrote: it hands on no window, no address of this page and no rank. */
export const LINK_REL = 'noopener noreferrer nofollow ugc'

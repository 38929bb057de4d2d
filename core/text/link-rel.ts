/** The `rel` of user-written links: passes on no opener, no referrer and no search rank. */
export const LINK_REL = 'noopener noreferrer nofollow ugc'

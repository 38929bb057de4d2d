/** Of a row `c` of `public.content`: whether visitors may read it, and the AI may answer from it. */
export const PUBLISHED = "c.status = 'published' and c.visibility = 'public'"

/** With what the lead dialog opens; `source` is where it was asked for (spec section 2.7). */
export type LeadOpening = { readonly email: string; readonly source: 'hero' | 'global' }

/** What the detail of an opening event says: nothing, unless told; anything on the page can have sent it. */
export function leadOpening(detail: unknown): LeadOpening {
  const fields = typeof detail === 'object' && detail !== null ? detail : {}
  return {
    email: 'email' in fields && typeof fields.email === 'string' ? fields.email.trim() : '',
    source: 'source' in fields && fields.source === 'hero' ? 'hero' : 'global',
  }
}

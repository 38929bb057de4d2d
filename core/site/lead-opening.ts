/** The initial values of the lead dialog. `source` is the form that opened it (Spec 2.7). */
export type LeadOpening = { readonly email: string; readonly source: 'hero' | 'global' }

/**
 * Reads the detail of an opening event. Falls back to defaults, because any script on the page can send the
 * event.
 */
export function leadOpening(detail: unknown): LeadOpening {
  const fields = typeof detail === 'object' && detail !== null ? detail : {}
  return {
    email: 'email' in fields && typeof fields.email === 'string' ? fields.email.trim() : '',
    source: 'source' in fields && fields.source === 'hero' ? 'hero' : 'global',
  }
}

/** Where a lead came from: the top of a page, or anywhere else. */
export type LeadRequest = { readonly source?: 'hero' | 'global'; readonly email?: string }

/** Opens the lead dialog (spec 2.7). */
export function openLeadDialog(request: LeadRequest = {}): void {
  const name = request.email === undefined ? 'lead:open' : 'lead:openWithEmail'
  window.dispatchEvent(new CustomEvent(name, { detail: request }))
}

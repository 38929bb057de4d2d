/**
 * Every error a client can meet: one code, one status, one text. A response's body is `{ error: text, code }`,
 * with `issues` for `invalid_request`.
 */
export const ERRORS = {
  host_unknown: { status: 400, text: 'There is no site at this host.' },
  malformed_json: { status: 400, text: 'The request body is not valid JSON.' },
  invalid_request: { status: 400, text: 'The request has missing or invalid fields.' },
  tenant_ambiguous: { status: 400, text: 'The request names more than one tenant.' },
  token_missing: { status: 401, text: 'Sign in or send a visitor token.' },
  token_invalid: { status: 401, text: 'The token is not valid.' },
  token_expired: { status: 401, text: 'The token has expired.' },
  passphrase_invalid: { status: 403, text: 'Invalid password' },
  forbidden: { status: 403, text: 'You may not do this.' },
  tenant_mismatch: { status: 403, text: 'The token belongs to another tenant.' },
  route_not_found: { status: 404, text: 'There is no such address.' },
  tenant_not_found: { status: 404, text: 'There is no such tenant.' },
  conversation_not_found: { status: 404, text: 'There is no such conversation.' },
  profile_not_found: { status: 404, text: 'User profile not found' },
  method_not_allowed: { status: 405, text: 'This address does not take that method.' },
  already_assigned: { status: 409, text: 'Someone else has taken this conversation.' },
  assignee_not_found: { status: 409, text: 'There is no such active colleague.' },
  answer_not_found: { status: 404, text: 'There is no such answer in this conversation.' },
  nothing_to_send: { status: 409, text: 'The conversation has no address, or nothing was said yet.' },
  session_ended: { status: 401, text: 'Your session has ended. Sign in again.' },
  second_factor_required: { status: 403, text: 'Enter the code of your second factor first.' },
  company_suspended: {
    status: 403,
    text: 'This workspace is suspended. Write to us to have it opened again.',
  },
  forbidden_while_impersonating: { status: 403, text: 'This cannot be done while acting for a tenant.' },
  impersonation_read_only: {
    status: 403,
    text: 'You are looking at this tenant read-only. Begin again with a reason to change something.',
  },
  impersonation_invalid: { status: 401, text: 'The link has been used already or is too old. Begin again.' },
  impersonation_not_found: { status: 404, text: 'There is no such impersonation.' },
  person_not_found: { status: 404, text: 'There is no such person in this company.' },
  session_not_found: { status: 404, text: 'There is no such session.' },
  invitation_not_found: { status: 404, text: 'There is no such invitation.' },
  invitation_expired: {
    status: 410,
    text: 'The invitation has expired or was withdrawn. Ask for a new one.',
  },
  already_invited: { status: 409, text: 'This address has an open invitation already.' },
  already_member: { status: 409, text: 'This address belongs to somebody in this company.' },
  account_exists: {
    status: 409,
    text: 'This address has an account in another company. Ask to be invited with another address.',
  },
  manager_needed: {
    status: 409,
    text: 'Nobody would be left who can change permissions. Give it to somebody else first.',
  },
  subdomain_taken: { status: 409, text: 'This address is taken. Please choose another.' },
  subdomain_reserved: { status: 409, text: 'This address cannot be had. Please choose another.' },
  tenant_has_content: { status: 409, text: 'The tenant has content of its own already.' },
  ai_model_not_found: { status: 404, text: 'No model of your own is set.' },
  content_not_found: { status: 404, text: 'There is no such article.' },
  /** Whoever saves names the revision that was read; a newer one is there. */
  content_changed: {
    status: 409,
    text: 'Somebody else has changed this article meanwhile. Load it again to see what is new.',
  },
  content_scheduled: {
    status: 409,
    text: 'The article waits to be published. Take the date back before you change it.',
  },
  publish_date_past: { status: 409, text: 'The date has passed already. Choose a later one.' },
  version_not_found: { status: 404, text: 'There is no such version.' },
  slug_taken: { status: 409, text: 'Another one has this address already. Please choose another.' },
  translation_exists: { status: 409, text: 'There is a translation into this language already.' },
  file_not_found: { status: 404, text: 'There is no such file.' },
  topic_not_found: { status: 404, text: 'There is no such category or section.' },
  topic_in_use: { status: 409, text: 'There are still articles in it. Move them first.' },
  synonyms_not_found: { status: 404, text: 'There are no such synonyms.' },
  import_not_found: { status: 404, text: 'There is no such import.' },
  import_closed: { status: 409, text: 'The import was started or ended already.' },
  import_full: { status: 409, text: 'An import takes 10,000 files at the most.' },
  test_not_found: { status: 404, text: 'There is no such test.' },
  test_exists: { status: 409, text: 'This question is pinned already.' },
  tests_full: { status: 409, text: 'There are 100 pinned tests already. Remove one first.' },
  suggestion_gone: { status: 409, text: 'Somebody has dealt with this suggestion already.' },
  questions_full: { status: 409, text: 'The article has as many alternate questions as it may have.' },
  rate_limited: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  transcript_sent: { status: 429, text: 'The transcript was sent a moment ago. Please wait a few minutes.' },
  email_corrected: { status: 409, text: 'The address was corrected once already. Write to us to change it.' },
  identity_invalid: { status: 401, text: 'The identity token is not valid for this tenant.' },
  company_exists: {
    status: 409,
    text: 'Your company already has an account. Ask a colleague to invite you.',
  },
  /** Said by the file store, for the widget's own use. */
  uploads_full: { status: 413, text: 'The files of this conversation have no more room.' },
  body_too_large: { status: 413, text: 'The request is too large.' },
  media_type: { status: 415, text: 'Send the request body as JSON.' },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, text: 'The service is starting or short of its database. Please try again.' },
} as const

export type ErrorCode = keyof typeof ERRORS

/** One field that a request got wrong: its path, such as `body.email`, and what is wanted. */
export type RequestIssue = { readonly path: string; readonly message: string }

export type ErrorBody = {
  readonly error: string
  readonly code: ErrorCode
  readonly issues?: readonly RequestIssue[]
}

/** Every error that a client can receive: one code, one status, one text. The response body is an `ErrorBody`. Spec 8. */
export const ERRORS = {
  host_unknown: { status: 400, text: 'There is no site at this host.' },
  malformed_json: { status: 400, text: 'The request body is not valid JSON.' },
  invalid_request: { status: 400, text: 'The request has missing or invalid fields.' },
  tenant_ambiguous: { status: 400, text: 'The request names more than one tenant.' },
  token_missing: { status: 401, text: 'Sign in or send a visitor token.' },
  token_invalid: { status: 401, text: 'The token is not valid.' },
  token_expired: { status: 401, text: 'The token has expired.' },
  passphrase_invalid: { status: 403, text: 'Invalid password' },
  forbidden: { status: 403, text: 'You don’t have permission to do this.' },
  /** The company names the sites that may show its widgets, and the page that called is on none of them. */
  site_not_allowed: { status: 403, text: 'This site may not show the widgets of this company.' },
  tenant_mismatch: { status: 403, text: 'The token belongs to another tenant.' },
  route_not_found: { status: 404, text: 'There is no such address.' },
  tenant_not_found: { status: 404, text: 'There is no such tenant.' },
  conversation_not_found: { status: 404, text: 'There is no such conversation.' },
  profile_not_found: { status: 404, text: 'User profile not found' },
  method_not_allowed: { status: 405, text: 'This address does not support that method.' },
  /** A member's reply was written before a colleague's. `issues` names the colleague. */
  colleague_replied: { status: 409, text: 'A colleague replied in the meantime.' },
  already_assigned: { status: 409, text: 'Someone else has taken this conversation.' },
  assignee_not_found: { status: 409, text: 'This colleague does not exist or is not active.' },
  cursor_invalid: { status: 400, text: 'The order of the list has changed. Load it again.' },
  view_not_found: { status: 404, text: 'There is no such view.' },
  views_full: { status: 409, text: 'There are too many views. Remove one first.' },
  team_not_found: { status: 404, text: 'There is no such team.' },
  team_exists: { status: 409, text: 'There is already a team with this name.' },
  snooze_past: { status: 409, text: 'That time has already passed. Choose a later one.' },
  changed_meanwhile: { status: 409, text: 'Somebody changed this conversation in the meantime.' },
  customers_differ: { status: 409, text: 'Only conversations of one customer can be merged.' },
  already_merged: {
    status: 409,
    text: 'One of the two conversations is already merged with another. Undo that first.',
  },
  not_merged: { status: 409, text: 'This conversation is not merged with another.' },
  conversation_resolved: { status: 409, text: 'The conversation has ended. Reopen it first.' },
  answer_not_found: { status: 404, text: 'There is no such answer in this conversation.' },
  survey_not_found: { status: 404, text: 'There is no survey for this conversation.' },
  survey_closed: { status: 409, text: 'This answer can no longer be changed.' },
  survey_link_invalid: { status: 410, text: 'This link has expired or is not complete.' },
  message_not_found: { status: 404, text: 'There is no such message.' },
  /** A reply can be undone only until somebody reads it. */
  message_seen: { status: 409, text: 'The visitor has already seen it. You can still delete it.' },
  note_not_found: { status: 404, text: 'Note not found. You can remove only your own.' },
  scheduled_not_found: { status: 404, text: 'The reply was already sent or canceled.' },
  send_date_past: { status: 409, text: 'The time has already passed. Choose a later one.' },
  canned_reply_not_found: { status: 404, text: 'There is no such canned reply.' },
  shortcut_taken: { status: 409, text: 'There is already a canned reply with this shortcut.' },
  macro_not_found: { status: 404, text: 'There is no such macro.' },
  macro_exists: { status: 409, text: 'There is already a macro with this name.' },
  nothing_to_send: { status: 409, text: 'This conversation has no email address or no messages yet.' },
  session_ended: { status: 401, text: 'Your session has ended. Sign in again.' },
  second_factor_required: { status: 403, text: 'Enter your two-factor code first.' },
  company_suspended: {
    status: 403,
    text: 'This workspace is suspended. Write to us to reactivate it.',
  },
  forbidden_while_impersonating: { status: 403, text: 'This cannot be done while acting for a tenant.' },
  impersonation_read_only: {
    status: 403,
    text: 'You have read-only access to this tenant. To make changes, start again and give a reason.',
  },
  impersonation_invalid: { status: 401, text: 'The link was already used or has expired. Start again.' },
  impersonation_not_found: { status: 404, text: 'There is no such impersonation.' },
  person_not_found: { status: 404, text: 'There is no such person in this company.' },
  session_not_found: { status: 404, text: 'There is no such session.' },
  invitation_not_found: { status: 404, text: 'There is no such invitation.' },
  invitation_expired: {
    status: 410,
    text: 'The invitation has expired or was withdrawn. Ask for a new one.',
  },
  already_invited: { status: 409, text: 'This address already has an open invitation.' },
  already_member: { status: 409, text: 'This address belongs to somebody in this company.' },
  account_exists: {
    status: 409,
    text: 'This address has an account in another company. Ask to be invited with another address.',
  },
  manager_needed: {
    status: 409,
    text: 'Nobody else can change permissions. Give that permission to somebody else first.',
  },
  subdomain_taken: { status: 409, text: 'This address is taken. Please choose another.' },
  subdomain_reserved: { status: 409, text: 'This address is reserved. Please choose another.' },
  tenant_has_content: { status: 409, text: 'The tenant already has content of its own.' },
  no_language_model: { status: 409, text: 'No language model is set up for this workspace.' },
  ai_model_not_found: { status: 404, text: 'No model of your own is set.' },
  content_not_found: { status: 404, text: 'There is no such article.' },
  /** A save names the revision that it read; a newer one exists. */
  content_changed: {
    status: 409,
    text: 'Somebody else changed this article in the meantime. Load it again to see the changes.',
  },
  content_scheduled: {
    status: 409,
    text: 'The article is scheduled. Unschedule it before you change it.',
  },
  /** More than a parser can read without keeping others waiting (`contract/constants/text-limits.ts`). */
  content_too_complex: {
    status: 422,
    text: 'The text has lists or quotes that are more than 20 levels deep, or more than 10,000 lines. Make it simpler.',
  },
  publish_date_past: { status: 409, text: 'The date has already passed. Choose a later one.' },
  version_not_found: { status: 404, text: 'There is no such version.' },
  slug_taken: { status: 409, text: 'This address is already in use. Please choose another.' },
  translation_exists: { status: 409, text: 'There is already a translation into this language.' },
  file_not_found: { status: 404, text: 'There is no such file.' },
  topic_not_found: { status: 404, text: 'There is no such category or section.' },
  topic_in_use: { status: 409, text: 'There are still articles in it. Move them first.' },
  synonyms_not_found: { status: 404, text: 'There are no such synonyms.' },
  import_not_found: { status: 404, text: 'There is no such import.' },
  import_closed: { status: 409, text: 'The import has already started or ended.' },
  import_full: { status: 409, text: 'An import takes at most 10,000 files.' },
  test_not_found: { status: 404, text: 'There is no such test.' },
  test_exists: { status: 409, text: 'This question is already pinned.' },
  tests_full: { status: 409, text: 'There are already 100 pinned tests. Remove one first.' },
  rule_not_found: { status: 404, text: 'There is no such rule.' },
  rules_full: { status: 409, text: 'There are already 100 rules. Remove one first.' },
  sla_policy_not_found: { status: 404, text: 'There is no such SLA policy.' },
  sla_policies_full: { status: 409, text: 'There are already 20 SLA policies. Remove one first.' },
  suggestion_gone: { status: 409, text: 'Somebody has already handled this suggestion.' },
  questions_full: { status: 409, text: 'The article has the maximum number of alternate questions.' },
  customer_not_found: { status: 404, text: 'There is no such customer.' },
  /** A customer that the company vouches for keeps their own row. */
  customer_verified: {
    status: 409,
    text: 'A verified customer cannot be merged into another. Merge the other one into this one.',
  },
  customer_is_same: { status: 409, text: 'This is the same customer.' },
  customer_busy: { status: 409, text: 'The customer is writing right now. Please try again.' },
  customer_note_not_found: {
    status: 404,
    text: 'Note about the customer not found. You can remove only your own.',
  },
  /** The message contains a blocked word. */
  message_refused: { status: 422, text: 'Your message contains words that are not accepted here.' },
  label_not_found: { status: 409, text: 'This label is not in your company’s list.' },
  visitor_blocked: { status: 403, text: 'You cannot write here anymore.' },
  network_unknown: { status: 409, text: 'This conversation’s network isn’t on record.' },
  blocked_network_not_found: { status: 404, text: 'This network is no longer blocked.' },
  list_not_found: { status: 404, text: 'There is no such list.' },
  list_exists: { status: 409, text: 'There is already a list with this name.' },
  rate_limited: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  transcript_sent: { status: 429, text: 'The transcript was sent a moment ago. Please wait a few minutes.' },
  email_corrected: { status: 409, text: 'The address was already corrected once. Write to us to change it.' },
  settings_changed: { status: 409, text: 'Somebody else saved these settings in the meantime.' },
  identity_key_exists: { status: 409, text: 'There is already an identity key. Replace it instead.' },
  identity_key_not_found: { status: 404, text: 'No identity key is set.' },
  incoming_email_not_found: {
    status: 404,
    text: 'There is no such mail, or its time in the log is over, or it became a message.',
  },
  mailbox_not_found: { status: 404, text: 'There is no such mailbox.' },
  mailbox_exists: { status: 409, text: 'This folder of this address is connected already.' },
  mailbox_consent_failed: {
    status: 409,
    text: 'The provider did not confirm the consent. Check the app’s ID and secret, and ask for it again.',
  },
  email_not_found: { status: 404, text: 'There is no such email, or it was sent or is being sent.' },
  paused_address_not_found: { status: 404, text: 'Emails to this address are no longer paused.' },
  identity_invalid: { status: 401, text: 'The identity token is not valid for this tenant.' },
  /** Only the first-run page shows it. */
  first_run_token_invalid: {
    status: 403,
    text: 'This is not the token that the server printed. Copy it from the terminal again.',
  },
  address_taken: { status: 409, text: 'This address already has an account. Use another one.' },
  company_exists: {
    status: 409,
    text: 'Your company already has an account. Ask a colleague to invite you.',
  },
  call_token_invalid: { status: 401, text: 'This call has expired. Start it again.' },
  calls_busy: { status: 503, text: 'All lines are busy. Please try again in a minute.' },
  call_failed: { status: 502, text: 'The call could not be connected. Please try again.' },
  voice_not_available: { status: 502, text: 'This voice is not available.' },
  /** Only the file store returns it, for the widget. */
  uploads_full: { status: 413, text: 'This conversation has no more space for files.' },
  body_too_large: { status: 413, text: 'The request is too large.' },
  media_type: { status: 415, text: 'Send the request body as JSON.' },
  encoding_unsupported: { status: 415, text: 'Send the request body without a content encoding.' },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    status: 503,
    text: 'The service is starting or cannot store anything right now. Please try again.',
  },
} as const

/** A code in `ERRORS`. */
export type ErrorCode = keyof typeof ERRORS

/** One invalid field: its path, such as `body.email`, and what is expected. */
export type RequestIssue = { readonly path: string; readonly message: string }

/**
 * The JSON body of every error response. `issues` come with `invalid_request`, `identity_invalid` and `colleague_replied`.
 */
export type ErrorBody = {
  readonly error: string
  readonly code: ErrorCode
  readonly issues?: readonly RequestIssue[]
}

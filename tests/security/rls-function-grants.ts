/** Which functions of the database anon and authenticated may execute; for rls-grants.ts. */
import { READER_FUNCTIONS } from './rls-insights.ts'

/** By role and privilege: the columns, or `*` for all of them and for objects without columns. */
export type Grants = Readonly<Record<string, string>>

const ANYBODY: Grants = { 'anon execute': '*', 'authenticated execute': '*' }

/** Functions by the privileges on them. */
export const FUNCTIONS: readonly (readonly [Grants, readonly string[]])[] = [
  [
    ANYBODY,
    [
      'app.api_actor()',
      'app.claimed_company()',
      'app.claimed_conversation()',
      'app.claimed_impersonation()',
      'app.conversation_search_vector(uuid,integer,text,text,text,text,text[])',
      'app.fold_text(text)',
      'app.label_vector(text[])',
      'app.search_vector(uuid,text)',
      'app.default_permissions(text)',
      'app.is_staff()',
      'app.is_mark(text,text,jsonb)',
      'app.is_waiting_for_human(boolean,uuid,text)',
      'app.may(text)',
      'app.member_company()',
      'app.member_permissions()',
      'app.member_role()',
      'app.membership()',
      'app.published_content_version()',
      'app.queue_position(uuid)',
      'app.record_typing(uuid,text,timestamp with time zone,timestamp with time zone)',
      'app.skeleton(text)',
      'app.turn_key(boolean,timestamp with time zone,timestamp with time zone)',
      'app.access_status()',
      'app.visitor_is_blocked()',
      'app.ask_survey(uuid,text,text,boolean,timestamp with time zone,timestamp with time zone,timestamp with time zone)',
      'auth.jwt()',
      'auth.role()',
      'auth.uid()',
      'storage.foldername(text)',
    ],
  ],
  [
    { 'anon execute': '*' },
    [
      'app.brand_faces()',
      'app.contact_is_blocked(uuid,text)',
      'app.erase_note_files()',
      'app.conversations_of_identity(text,integer)',
      'app.answer_page_survey(uuid,text,text,integer,text,timestamp with time zone,timestamp with time zone)',
      'app.may_become_spam()',
      'app.upsert_typed_customer(text,text)',
      'app.identity_secret()',
      'app.note_embed_report(text,text,text,text[],text,text[],integer,boolean,timestamp with time zone)',
      'app.rate_content(uuid,text,boolean,text,timestamp with time zone)',
      'app.upsert_verified_customer(text,text,text)',
      'app.visitor_contact()',
    ],
  ],
  [
    { 'authenticated execute': '*' },
    [
      'app.ai_model()',
      'app.colleagues_present(timestamp with time zone)',
      'app.conversations_labelled(text,integer)',
      'app.conversations_matching(text,integer)',
      'app.delete_message(uuid,text,boolean,text,timestamp with time zone)',
      'app.may_edit_canned_reply(uuid)',
      'app.end_own_session(uuid)',
      'app.find_customers(text,integer)',
      'app.network_block(uuid)',
      'app.record_presence(uuid,text,uuid,boolean,timestamp with time zone,timestamp with time zone)',
      'app.own_sessions()',
      'app.company_accounts()',
      'app.role_may_reply(uuid,text)',
      'app.post_merge_notice(uuid,text,timestamp with time zone)',
      'app.remove_customer(uuid)',
      'app.replace_label(text,text,timestamp with time zone)',
      'app.set_identity_secret(text,boolean,timestamp with time zone)',
      'app.consume_ai_answer(date,integer)',
      'app.traces_of_customer(uuid)',
      'app.search_query(text)',
      ...READER_FUNCTIONS,
    ],
  ],
]

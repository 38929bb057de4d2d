/** Rows for the identities of rls-policy.ts, and the function that tries a statement as one of them. */
import type { Query } from '#server/ports/database.ts'
import { ID } from './rls-policy.ts'

/** Rows that a statement touched under a role and claims; 0 when it was refused, -1 when it failed by itself. Undone. */
export const PROBE = `
create function app.test_probe(role_name text, claims text, statement text) returns integer language plpgsql as $$
declare touched integer;
begin
  perform set_config('request.jwt.claims', claims, true);
  execute format('set local role %I', role_name);
  execute statement;
  get diagnostics touched = row_count;
  raise exception using errcode = 'LW001', message = touched::text;
exception when others then
  return case sqlstate when 'LW001' then sqlerrm::integer when '42501' then 0 else -1 end;
end $$;`

export async function addRlsRows(query: Query): Promise<void> {
  await query(
    `insert into public.companies (id, name, subdomain, identity_secret)
     values ($1, 'A', 'a', repeat('a', 32)), ($2, 'B', 'b', null), ($3, 'P', 'app', null)`,
    [ID.A, ID.B, ID.P],
  )
  for (const [id, company, role, status] of [
    [ID.agentA, ID.A, 'agent', 'active'],
    [ID.viewerA, ID.A, 'viewer', 'active'],
    [ID.suspendedA, ID.A, 'admin', 'suspended'],
    [ID.invitedA, ID.A, 'admin', 'invited'],
    [ID.adminA, ID.A, 'admin', 'active'],
    [ID.agentB, ID.B, 'agent', 'active'],
    [ID.staff, ID.P, 'staff', 'active'],
  ])
    await query(
      `insert into public.profiles (id, company_id, full_name, role, status) values ($1, $2, 'Name', $3, $4)`,
      [id, company, role, status],
    )
  for (const [id, company] of [
    [ID.A1, ID.A],
    [ID.A2, ID.A],
    [ID.B1, ID.B],
  ]) {
    await query(
      `insert into public.conversations (id, company_id, subject, source) values ($1, $2, 'Help', 'widget')`,
      [id, company],
    )
    await query(
      `insert into public.messages (id, company_id, conversation_id, sender_type, content)
       values ($1::uuid, $2, $1::uuid, 'visitor', 'Hello')`,
      [id, company],
    )
    await query(
      `insert into public.attachments (id, company_id, conversation_id, object_name, file_name, media_type, byte_size)
       values ($1::uuid, $2, $1::uuid, $1::uuid::text, 'a.png', 'image/png', 1)`,
      [id, company],
    )
  }
  await query(
    `insert into public.messages (id, company_id, conversation_id, sender_type, content)
     values ($1, $2, $3, 'ai', 'Hello')`,
    [ID.answer, ID.A, ID.A1],
  )
  for (const [id, company] of [
    [ID.A1, ID.A],
    [ID.B1, ID.B],
  ])
    await query(`insert into public.customers (id, company_id, email) values ($1, $2, 'v@v.test')`, [
      id,
      company,
    ])
  for (const [id, company, status, visibility] of [
    [ID.A1, ID.A, 'published', 'public'],
    [ID.draft, ID.A, 'draft', 'public'],
    [ID.internal, ID.A, 'published', 'internal'],
    [ID.B1, ID.B, 'published', 'public'],
  ])
    await query(
      `insert into public.content (id, company_id, slug, title, category, section, body, status, visibility)
       values ($1::uuid, $2, $1::uuid::text, 'T', 'C', 'S', 'B', $3, $4)`,
      [id, company, status, visibility],
    )
  for (const [id, company] of [
    [ID.A1, ID.A],
    [ID.B1, ID.B],
    [ID.P, ID.P],
  ])
    await query(
      `insert into public.audit (id, company_id, actor_id, action) values ($1::uuid, $2, $1::uuid, 'x')`,
      [id, company],
    )
  for (const [id, company] of [
    [ID.A1, ID.A],
    [ID.P, ID.P],
  ])
    await query(
      `insert into public.leads (id, company_id, email, source) values ($1, $2, 'l@l.test', 'hero')`,
      [id, company],
    )
}

/**
 * No row of one tenant refers to a row of another: every foreign key of the schema is tried across tenants.
 */
import { beforeAll, expect, it } from 'vitest'
import { DatabaseError, type Query } from '#server/ports/database.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { ID } from './rls-identities.ts'
import { addRlsRows } from './rls-rows.ts'

type ForeignKey = {
  readonly name: string
  readonly child: string
  readonly parent: string
  /** The columns except the company's, in the same order on both sides. */
  readonly columns: readonly string[]
  readonly referenced: readonly string[]
}

/** Foreign keys between tables that both belong to tenants. */
const FOREIGN_KEYS = `
select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
       array_agg(a.attname::text order by position) filter (where a.attname <> 'company_id') as columns,
       array_agg(f.attname::text order by position) filter (where a.attname <> 'company_id') as referenced
  from pg_constraint c
 cross join unnest(conkey, confkey) with ordinality as k (child_number, parent_number, position)
  join pg_attribute a on a.attrelid = conrelid and a.attnum = child_number
  join pg_attribute f on f.attrelid = confrelid and f.attnum = parent_number
 where contype = 'f' and connamespace = 'public'::regnamespace
   and exists (select from pg_attribute where attrelid = conrelid and attname = 'company_id')
   and exists (select from pg_attribute where attrelid = confrelid and attname = 'company_id')
 group by 1, 2, 3 order by 1`

/** Rows of A that refer to other rows, and rows of B to refer to, where rls-rows.ts has none. */
const ROWS = `
insert into public.customers (company_id, email) values ('${ID.B}', 'other@v.test');
update public.conversations set assignee_id = '${ID.agentA}', responder = 'agent' where id = '${ID.A1}';
delete from public.content_drafts where company_id = '${ID.B}';
delete from public.content_redirects where company_id = '${ID.B}';
delete from public.content_versions where company_id = '${ID.B}';
delete from public.content_feedback where company_id = '${ID.B}';
delete from public.settled_suggestions where company_id = '${ID.B}';
delete from public.import_items where company_id = '${ID.B}';
delete from public.rule_runs where company_id = '${ID.B}';
delete from public.drafts where company_id = '${ID.B}';
delete from public.surveys where company_id = '${ID.B}';
delete from public.scheduled_messages where company_id = '${ID.B}';
update public.content set category_id = '${ID.A1}', section_id = '${ID.A1}' where company_id = '${ID.A}';
update public.content_drafts set category_id = '${ID.A1}', section_id = '${ID.A1}' where company_id = '${ID.A}';
update public.content_versions set category_id = '${ID.A1}', section_id = '${ID.A1}' where company_id = '${ID.A}';
update public.imports set category_id = '${ID.A1}' where company_id = '${ID.A}';
update public.pinned_questions set expected = 'answer', content_id = '${ID.A1}' where company_id = '${ID.A}';
update public.settled_suggestions set content_id = '${ID.A1}' where company_id = '${ID.A}';
update public.import_items set content_id = '${ID.A1}' where company_id = '${ID.A}';
update public.conversations set team_id = '${ID.A1}', merged_into_id = '${ID.A2}', status = 'resolved',
  timeout_rule = null, timeout_at = null where id = '${ID.A1}';
delete from public.agent_states where company_id = '${ID.B}';
update public.audit set impersonation_id = '${ID.reading}' where id = '${ID.A1}';
set constraints all immediate;
delete from public.conversation_facts where company_id = '${ID.B}';
`

/** Id columns without a foreign key, each with its reason. */
const LOOSE: Readonly<Record<string, string>> = {
  'activities.actor_id': 'What happened outlives whoever did it; only the database writes it.',
  'audit.actor_id': 'The audit outlives the people in it; row-level security holds it to the actor.',
  'audit.target_id': 'The audit outlives what it is about.',
  'content.scheduled_by': 'The date outlives whoever set it; only those who may publish write the row.',
  'content.translation_group': 'What translations share; there is no row of it.',
  'content_drafts.updated_by': 'The draft outlives its writer.',
  'content_versions.published_by':
    'The version outlives its publisher; row-level security holds it to the publisher.',
  'conversation_facts.agent_id': 'The facts outlive the agent; only the database writes them.',
  'conversation_facts.survey_agent_id': 'As `surveys.agent_id`, from which it is copied.',
  'conversation_facts.survey_team_id': 'As `surveys.team_id`, from which it is copied.',
  'conversation_facts.team_id': 'It is copied from the conversation, which has the key.',
  'conversations.client_id': 'A key that the client makes.',
  'customer_notes.author_id': 'The note outlives its author; row-level security holds it to the author.',
  'gap_dismissals.dismissed_by':
    'The dismissal outlives its maker; row-level security holds it to the maker.',
  'impersonations.staff_id': 'The person is of another company, by design; `app.access_status` looks at it.',
  'imports.created_by': 'The import outlives its maker; row-level security holds it to the maker.',
  'invitations.invited_by':
    'The invitation outlives whoever sent it; row-level security holds it to the sender.',
  'mailboxes.lease_id': 'It names no row, but the lease itself.',
  'messages.client_id': 'A key that the client makes.',
  'messages.sender_id': 'A message outlives its sender; row-level security holds it to the sender.',
  'notes.author_id': 'A note outlives its author; row-level security holds it to the author.',
  'notes.client_id': 'A key that the client makes.',
  'pinned_questions.created_by': 'The test outlives its maker; row-level security holds it to the maker.',
  'scheduled_messages.author_id': 'What is written goes out, or is kept as a note, without its author.',
  'scheduled_messages.client_id': 'A key that the client makes.',
  'settings.saved_by': 'The version outlives whoever saved it; row-level security holds it to them.',
  'settled_suggestions.settled_by': 'It outlives whoever did it; row-level security holds it to them.',
  'surveys.agent_id': 'The answer outlives the agent; only the server writes it.',
  'surveys.answer_key': 'A key that the browser makes.',
  'surveys.team_id': 'The answer outlives the team; only the server writes it.',
  'views.owner_id': 'Staff who act for the company own theirs; row-level security holds it to the maker.',
  'weekly_summaries.stop_key': 'A key that the database makes.',
}

class RollBack extends Error {}

/** Points a child row of A at a company's parent row. Returns the number of changed rows. */
async function point(query: Query, key: ForeignKey, company: string): Promise<number> {
  const set = key.columns.map((column, index) => `${column} = parent.${key.referenced[index]}`)
  const rows = await query(
    `update ${key.child} child set ${set}
       from (select * from ${key.parent} where company_id = $2 order by id desc limit 1) parent
      where child.id = (select id from ${key.child} where company_id = $1 and ${key.columns[0]} is not null
                         order by id desc limit 1)
     returning child.id`,
    [ID.A, company],
  )
  return rows.length
}

describeEachDatabase('a foreign key', given => {
  let keys: readonly ForeignKey[]

  beforeAll(async () => {
    await given.database.asOwner(addRlsRows)
    await given.database.script(ROWS)
    keys = await given.database.asOwner(query => query<ForeignKey>(FOREIGN_KEYS))
  })

  async function outcome(key: ForeignKey, company: string): Promise<number | string> {
    let result: number | string = 'nothing'
    await given.database
      .asOwner(async query => {
        result = await point(query, key, company)
        await query('set constraints all immediate')
        throw new RollBack()
      })
      .catch(error => {
        if (error instanceof RollBack) return
        if (!(error instanceof DatabaseError)) throw error
        result = `${error.code} ${error.constraint}`
      })
    return result
  }

  it('refuses a parent of another company, and takes one of its own', async () => {
    expect(keys.length).toBeGreaterThanOrEqual(5)
    for (const key of keys) {
      expect(await outcome(key, ID.B), `${key.name} to B`).toBe(`23503 ${key.name}`)
      expect(await outcome(key, ID.A), `${key.name} to A`).toBeGreaterThan(0)
    }
  })

  it('is there for every column that holds an id', async () => {
    const loose = await given.database.asOwner(query =>
      query<{ name: string }>(
        `select relname || '.' || attname as name
           from pg_attribute join pg_class c on c.oid = attrelid
          where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'uuid'::regtype and attnum > 0
            and not attisdropped and attname <> 'id'
            and not exists (select from pg_constraint where conrelid = c.oid and contype = 'f' and attnum = any (conkey))
          order by 1`,
      ),
    )
    expect(loose.map(({ name }) => name)).toEqual(Object.keys(LOOSE))
  })
})

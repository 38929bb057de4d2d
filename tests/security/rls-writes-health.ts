/** Writes of pages' reports and of jobs' runs, and who may make them; for rls-writes.ts and rls-functions.ts. */
import { api, ID, type Identity, type Label } from './rls-identities.ts'

type Row = readonly [name: string, sql: string, allowed: readonly Identity[]]

const reported = (company: Label) =>
  `insert into public.embed_reports
     (company_id, origin, finding, path, mode, features, first_seen_at, last_seen_at)
   values ('${ID[company]}', 'https://x.example', 'loaded', '/', 'element', '{}', now(), now())`

/** Statements by table, each with the identities that may run it. */
export const HEALTH_WRITES: Readonly<Record<string, readonly Row[]>> = {
  'public.embed_reports': [
    ['insert in A', reported('A'), []],
    ['insert in B', reported('B'), []],
    ['insert in S', reported('S'), []],
  ],
  'app.account_emails': [
    [
      'insert',
      "insert into app.account_emails values (gen_random_uuid(), 'x', 'x', 'x', 0, now(), now())",
      [],
    ],
  ],
  'app.job_runs': [['insert', "insert into app.job_runs values ('x', 1, now())", []]],
}

/** Each with its statement and the identities that may use it. */
export const HEALTH_FUNCTIONS = [
  [
    'report about a page',
    `select 1 where app.note_embed_report('https://y.example', '/', 'element', '{}', null, '{loaded}', 9, true, now())`,
    [...api('visitorA1', 'visitorA2', 'visitorFresh', 'visitorB'), 'api platform'],
  ],
] as const satisfies readonly (readonly [string, string, readonly Identity[]])[]

/** Macros: named lists of actions that an agent applies together. */
import { type Macro, macro } from '#contract/entities/thread-tools.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { refuseViolation } from '../../refuse-violation.ts'
import { requireTargets } from '../desk/require-targets.ts'
import { withIsoDates } from '../rows.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
const REFUSALS = { one_macro_of_a_name: 'macro_exists' } as const

type Options = ParsedRequestOf<'createMacro'>['body']

const COLUMNS = Object.keys(macro.shape).join(', ')
const toMacro = (row: Row): Macro => macro.parse(withIsoDates(row))

/** Returns the company's macros by name. */
export function listMacros(database: Database, { claims, companyId }: Member): Promise<Macro[]> {
  return database.as(claims, async query => {
    const rows = await query(
      `select ${COLUMNS} from public.macros where company_id = $1 order by lower(name), id`,
      [companyId],
    )
    return rows.map(toMacro)
  })
}

/** Creates a macro. @throws macro_exists (409), assignee_not_found (409) or team_not_found (404). */
export function createMacro(
  { database, clock }: Deps,
  { claims, companyId }: Member,
  { name, actions }: Options,
): Promise<Macro> {
  return database
    .as(claims, async query => {
      await requireTargets(query, companyId, actions)
      const [row] = await query(
        `insert into public.macros (company_id, name, actions, created_at, updated_at)
         values ($1, $2, $3, $4, $4) returning ${COLUMNS}`,
        [companyId, name, JSON.stringify(actions), new Date(clock.now())],
      )
      return toMacro(row!)
    })
    .catch(refuseViolation(REFUSALS))
}

/**
 * Changes a macro.
 * @throws macro_not_found (404), macro_exists (409), assignee_not_found (409) or team_not_found (404).
 */
export function updateMacro(
  { database, clock }: Deps,
  { claims, companyId }: Member,
  id: string,
  { name, actions }: Options,
): Promise<Macro> {
  return database
    .as(claims, async query => {
      await requireTargets(query, companyId, actions)
      const [row] = await query(
        `update public.macros set name = $3, actions = $4, updated_at = $5
          where company_id = $1 and id = $2 returning ${COLUMNS}`,
        [companyId, id, name, JSON.stringify(actions), new Date(clock.now())],
      )
      if (!row) throw new AppError('macro_not_found')
      return toMacro(row)
    })
    .catch(refuseViolation(REFUSALS))
}

/** Removes a macro. @throws macro_not_found (404). */
export async function removeMacro(
  database: Database,
  { claims, companyId }: Member,
  id: string,
): Promise<void> {
  const removed = await database.as(claims, query =>
    query('delete from public.macros where company_id = $1 and id = $2 returning id', [companyId, id]),
  )
  if (removed.length === 0) throw new AppError('macro_not_found')
}

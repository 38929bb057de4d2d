/** Settings of a company with an order that its people choose: rules and SLA policies. */
import type { ZodType } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { withIsoDates } from '../rows.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
type Named = { readonly id: string; readonly name: string }

/** Describes one kind of setting. Table and column names come from here and from the contract, never from a request. */
type Kind<Setting extends Named, Draft> = {
  readonly table: 'rules' | 'sla_policies'
  /** Prefix of the audit actions, such as `rule` in `rule.created`. */
  readonly auditName: string
  readonly setting: ZodType<Setting>
  /** Returns the columns to write for a draft. */
  readonly columnsOf: (draft: Draft) => Readonly<Record<string, unknown>>
  /** Throws an `AppError` if the draft names a person or team that the company doesn't have. */
  readonly check?: (query: Query, companyId: string, draft: Draft) => Promise<void>
  readonly max: number
  readonly errors: { readonly full: ErrorCode; readonly notFound: ErrorCode }
}

/**
 * Returns the use cases for one kind of setting: list, create, update, remove, order. Audits create, update and remove.
 */
export function orderedSettings<Setting extends Named, Draft>({
  table,
  auditName,
  setting,
  columnsOf,
  check = async () => {},
  max,
  errors,
}: Kind<Setting, Draft>) {
  const toSetting = (row: object) => setting.parse(withIsoDates({ ...row }))
  const audit = (query: Query, member: Member, verb: string, { id, name }: Named) =>
    writeAudit(query, member, { action: `${auditName}.${verb}`, targetId: id, detail: { name } })

  async function read(query: Query, companyId: string): Promise<Setting[]> {
    const rows = await query(
      `select * from public.${table} where company_id = $1 order by position, created_at, id`,
      [companyId],
    )
    return rows.map(toSetting)
  }

  return {
    /** Returns all settings of a company, in order. */
    list(database: Database, { claims, companyId }: Member): Promise<Setting[]> {
      return database.as(claims, query => read(query, companyId))
    },

    /** Adds a setting at the end. @throws `errors.full`, and what `check` throws. */
    create({ database, clock }: Deps, member: Member, draft: Draft): Promise<Setting> {
      const { claims, companyId } = member
      const columns = columnsOf(draft)
      return database.as(claims, async query => {
        await check(query, companyId, draft)
        if ((await read(query, companyId)).length >= max) throw new AppError(errors.full)
        const names = Object.keys(columns)
        const [row] = await query(
          `insert into public.${table} (company_id, created_at, updated_at, position, ${names.join(', ')})
           values ($1, $2, $2, (select coalesce(max(position), 0) + 1 from public.${table} where company_id = $1),
                   ${names.map((_, index) => `$${index + 3}`).join(', ')})
           returning *`,
          [companyId, new Date(clock.now()), ...Object.values(columns)],
        )
        const added = toSetting(row!)
        await audit(query, member, 'created', added)
        return added
      })
    },

    /**
     * Changes a setting. Running timers of an SLA policy keep their deadlines.
     * @throws `errors.notFound`, and what `check` throws.
     */
    update({ database, clock }: Deps, member: Member, id: string, draft: Draft): Promise<Setting> {
      const { claims, companyId } = member
      const columns = columnsOf(draft)
      return database.as(claims, async query => {
        await check(query, companyId, draft)
        const assignments = Object.keys(columns).map((name, index) => `${name} = $${index + 4}`)
        const [row] = await query(
          `update public.${table} set updated_at = $3, ${assignments.join(', ')}
            where company_id = $1 and id = $2 returning *`,
          [companyId, id, new Date(clock.now()), ...Object.values(columns)],
        )
        if (!row) throw new AppError(errors.notFound)
        const changed = toSetting(row)
        await audit(query, member, 'changed', changed)
        return changed
      })
    },

    /** Removes a setting. A rule's runs are removed with it; an SLA policy's timers stay. @throws `errors.notFound`. */
    async remove({ database }: Pick<Deps, 'database'>, member: Member, id: string): Promise<void> {
      await database.as(member.claims, async query => {
        const [row] = await query<Named>(
          `delete from public.${table} where company_id = $1 and id = $2 returning id, name`,
          [member.companyId, id],
        )
        if (!row) throw new AppError(errors.notFound)
        await audit(query, member, 'removed', row)
      })
    },

    /** Sorts the settings by `ids`. Settings that aren't named come last; unknown ids are ignored. */
    async order(database: Database, { claims, companyId }: Member, ids: readonly string[]): Promise<void> {
      await database.as(claims, query =>
        query(
          `update public.${table} r set position = o.position
             from (select id, row_number() over (order by array_position($2::uuid[], id), position, created_at, id) as position
                     from public.${table} where company_id = $1) o
            where r.company_id = $1 and r.id = o.id and r.position <> o.position`,
          [companyId, ids],
        ),
      )
    },
  }
}

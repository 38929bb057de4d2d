/** Renaming, merging and removing a label everywhere. */
import type { ResponseOf } from '#contract/routes/index.ts'
import type { ManagedLabel } from '#contract/settings/labels.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { readState } from '../../settings/read-settings.ts'
import { insertVersion } from '../../settings/save-settings.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
type Changed = ResponseOf<'renameLabel'>

const isNamed =
  (name: string) =>
  (label: ManagedLabel): boolean =>
    label.name.toLowerCase() === name.toLowerCase()

/**
 * Renames a label in the company's settings, in all conversations, and in the views, macros, rules and SLA policies that name
 * it, in one transaction; audited. If `to` is another label, the two become one.
 */
export function renameLabel(
  { database, clock }: Deps,
  member: Member,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Changed> {
  const now = new Date(clock.now())
  return database.as(member.claims, async query => {
    await saveLabels(query, member, now, labels => {
      const isMerge = labels.some(isNamed(to)) && from.toLowerCase() !== to.toLowerCase()
      return isMerge
        ? labels.filter(label => !isNamed(from)(label))
        : labels.map(label => (isNamed(from)(label) ? { ...label, name: to } : label))
    })
    const conversations = await replaceLabel(query, from, to, now)
    await writeAudit(query, member, {
      action: 'label.renamed',
      targetId: null,
      detail: { from, to, conversations },
    })
    return { conversations }
  })
}

/** Removes a label from the company's settings and from all conversations, in one transaction; audited. */
export function removeLabel({ database, clock }: Deps, member: Member, label: string): Promise<Changed> {
  const now = new Date(clock.now())
  return database.as(member.claims, async query => {
    await saveLabels(query, member, now, labels => labels.filter(each => !isNamed(label)(each)))
    const conversations = await replaceLabel(query, label, null, now)
    await writeAudit(query, member, {
      action: 'label.removed',
      targetId: null,
      detail: { label, conversations },
    })
    return { conversations }
  })
}

async function saveLabels(
  query: Query,
  member: Member,
  now: Date,
  change: (labels: readonly ManagedLabel[]) => readonly ManagedLabel[],
): Promise<void> {
  const { version, value } = await readState(query, member.companyId, 'labels')
  const labels = change(value.labels)
  if (JSON.stringify(labels) === JSON.stringify(value.labels)) return
  await insertVersion(query, member, { section: 'labels', version, value: { ...value, labels } }, now)
}

async function replaceLabel(query: Query, from: string, to: string | null, now: Date): Promise<number> {
  const [row] = await query<{ conversations: number }>(
    'select app.replace_label($1, $2, $3) as conversations',
    [from, to, now],
  )
  return row!.conversations
}

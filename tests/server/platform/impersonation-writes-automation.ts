/** Rules, SLA policies and auto-assignment. */
import { personId } from '#tests/support/test-server.ts'
import { promise, refundRule } from '../desk/automation-kit.ts'
import { type Stage, slice } from './impersonation-slice.ts'

// Turned off, so that no job writes meanwhile.
const RULE = refundRule({ is_enabled: false })
const PROMISE = promise({ is_enabled: false })

/** Creates two of each, turned off, and returns the last. */
async function prepare({ admin, database }: Stage) {
  // The number of rules per company is limited.
  await database.asOwner(query => query('delete from public.rules'))
  await database.asOwner(query => query('delete from public.sla_policies'))
  await admin('createRule', { body: RULE })
  const { id: rule } = (await admin('createRule', { body: RULE })).body
  await admin('createSlaPolicy', { body: PROMISE })
  const { id: policy } = (await admin('createSlaPolicy', { body: PROMISE })).body
  return { rule, policy }
}

/** The writing calls. */
export const AUTOMATION_WRITES = slice(
  prepare,
  {
    createRule: () => ({ body: RULE }),
    updateRule: ({ rule }) => ({ params: { id: rule }, body: { ...RULE, name: 'New' } }),
    orderRules: ({ rule }) => ({ body: { ids: [rule] } }),
    createSlaPolicy: () => ({ body: PROMISE }),
    updateSlaPolicy: ({ policy }) => ({ params: { id: policy }, body: { ...PROMISE, name: 'New' } }),
    orderSlaPolicies: ({ policy }) => ({ body: { ids: [policy] } }),
    updateAgent: () => ({ params: { id: personId('agent@acme.test') }, body: { capacity: 3 } }),
    updateAssignment: () => ({ body: { capacity: 7 } }),
  },
  {
    removeRule: ({ rule }) => [{ params: { id: rule } }, { target: rule, action: 'rules.delete' }],
    removeSlaPolicy: ({ policy }) => [
      { params: { id: policy } },
      { target: policy, action: 'sla_policies.delete' },
    ],
  },
)

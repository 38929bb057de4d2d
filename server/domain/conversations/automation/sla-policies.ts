import { SLA_POLICIES_MAX } from '#contract/constants/automation.ts'
import {
  type SlaPolicy,
  type SlaPolicyDraft,
  slaPolicy,
  slaPolicyDraft,
} from '#contract/entities/automation.ts'
import { orderedSettings } from './ordered-settings.ts'

/** A company's SLA policies; the first that matches applies. Saving one throws `sla_policies_full` and `sla_policy_not_found`. */
export const slaPolicies = orderedSettings<SlaPolicy, SlaPolicyDraft>({
  table: 'sla_policies',
  auditName: 'sla_policy',
  setting: slaPolicy,
  columnsOf: draft => ({ ...slaPolicyDraft.parse(draft), conditions: JSON.stringify(draft.conditions) }),
  max: SLA_POLICIES_MAX,
  errors: { full: 'sla_policies_full', notFound: 'sla_policy_not_found' },
})

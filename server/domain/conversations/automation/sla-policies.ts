import { SLA_POLICIES_MAX } from '#contract/constants/automation.ts'
import {
  type SlaPolicy,
  type SlaPolicyDraft,
  slaPolicy,
  slaPolicyDraft,
} from '#contract/entities/automation.ts'
import { orderedSettings } from './ordered-settings.ts'

/**
 * The use cases of a company's SLA policies. The first policy that matches a conversation applies. Errors when saving
 * one: sla_policies_full (409), sla_policy_not_found (404).
 */
export const slaPolicies = orderedSettings<SlaPolicy, SlaPolicyDraft>({
  table: 'sla_policies',
  auditName: 'sla_policy',
  setting: slaPolicy,
  columnsOf: draft => ({ ...slaPolicyDraft.parse(draft), conditions: JSON.stringify(draft.conditions) }),
  max: SLA_POLICIES_MAX,
  errors: { full: 'sla_policies_full', notFound: 'sla_policy_not_found' },
})

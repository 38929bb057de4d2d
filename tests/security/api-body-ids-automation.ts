/** The ids in bodies of rules and SLA policies. */
import type { BodyId } from './api-body-id.ts'
import { ruleThat } from './api-requests-automation.ts'

const person = {
  names: 'person',
  answer: '409 assignee_not_found',
  within: (assignee_id: string) => ruleThat({ type: 'assign', assignee_id }),
} as const
const team = {
  names: 'team',
  answer: '404 team_not_found',
  within: (team_id: string) => ruleThat({ type: 'assign-team', team_id }),
} as const

/** By route and field. */
export const AUTOMATION_BODY_IDS: Readonly<Record<string, BodyId>> = {
  'POST /api/rules actions.assignee_id': person,
  'POST /api/rules actions.team_id': team,
  'PATCH /api/rules/:id actions.assignee_id': person,
  'PATCH /api/rules/:id actions.team_id': team,
  // Ids of other companies are ignored.
  'POST /api/rules-order ids': { names: 'rule', answer: '200 ok', isList: true },
  'POST /api/sla-policies-order ids': { names: 'sla-policy', answer: '200 ok', isList: true },
}

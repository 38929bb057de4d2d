/** The ids in the actions of macros. */
const person = {
  names: 'person',
  answer: '409 assignee_not_found',
  within: (assignee_id: string) => ({ actions: [{ type: 'assign', assignee_id }] }),
} as const
const team = {
  names: 'team',
  answer: '404 team_not_found',
  within: (team_id: string) => ({ actions: [{ type: 'assign-team', team_id }] }),
} as const

/** By route and field. */
export const MACRO_BODY_IDS = {
  'POST /api/macros actions.assignee_id': person,
  'POST /api/macros actions.team_id': team,
  'PATCH /api/macros/:id actions.assignee_id': person,
  'PATCH /api/macros/:id actions.team_id': team,
}

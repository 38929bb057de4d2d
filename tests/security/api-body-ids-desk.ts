/** The ids in bodies of the agents' desk. */
import type { Tenant } from './api-identities.ts'
import { deskStates } from './api-requests-desk.ts'
import type { ApiWorld } from './api-world.ts'

type Within = (id: string, world: ApiWorld, tenant: Tenant) => Readonly<Record<string, unknown>>
type DeskBodyId = {
  readonly names: 'person' | 'team' | 'conversation of members'
  readonly answer: string
  readonly isList?: true
  readonly within?: Within
}

/** The call succeeds, and refuses each conversation in its results. */
const refused = { answer: '200 ok' } as const

const act =
  (action: (id: string) => object): Within =>
  (id, world, tenant) => ({ ids: [world.fixed('conversation', tenant)], actions: [action(id)] })
const undo =
  (states: (id: string) => object): Within =>
  (id, world, tenant) => ({ undo: [{ id: world.fixed('conversation', tenant), ...states(id) }] })

/** By route and field. */
export const DESK_BODY_IDS: Readonly<Record<string, DeskBodyId>> = {
  'POST /api/conversation-reads ids': {
    ...refused,
    names: 'conversation of members',
    isList: true,
  },
  'POST /api/conversations/actions ids': { ...refused, names: 'conversation of members', isList: true },
  'POST /api/conversations/actions actions.assignee_id': {
    ...refused,
    names: 'person',
    within: act(assignee_id => ({ type: 'assign', assignee_id })),
  },
  'POST /api/conversations/actions actions.team_id': {
    ...refused,
    names: 'team',
    within: act(team_id => ({ type: 'assign-team', team_id })),
  },
  'POST /api/conversations/undo undo.id': {
    ...refused,
    names: 'conversation of members',
    within: id => ({ undo: [{ id, ...deskStates({ priority: 'high' }) }] }),
  },
  'POST /api/conversations/undo undo.from.assignee_id': {
    ...refused,
    names: 'person',
    within: undo(assignee_id => deskStates({}, { assignee_id })),
  },
  'POST /api/conversations/undo undo.to.assignee_id': {
    ...refused,
    names: 'person',
    within: undo(assignee_id => deskStates({ assignee_id })),
  },
  'POST /api/conversations/undo undo.from.team_id': {
    ...refused,
    names: 'team',
    within: undo(team_id => deskStates({}, { team_id })),
  },
  'POST /api/conversations/undo undo.to.team_id': {
    ...refused,
    names: 'team',
    within: undo(team_id => deskStates({ team_id })),
  },
  'POST /api/conversations/:id/merge into_id': {
    names: 'conversation of members',
    answer: '404 conversation_not_found',
  },
  'POST /api/teams member_ids': { names: 'person', answer: '404 person_not_found', isList: true },
  'PATCH /api/teams/:id member_ids': { names: 'person', answer: '404 person_not_found', isList: true },
}

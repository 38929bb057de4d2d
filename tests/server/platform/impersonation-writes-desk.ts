/** Bulk actions, teams, macros and views. */
import { randomUUID } from 'node:crypto'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { personId } from '#tests/support/test-server.ts'
import { type Stage, slice } from './impersonation-slice.ts'

const LABELLED: DeskAction[] = [{ type: 'add-label', label: 'VIP' }]
const ACTS: DeskAction[] = [
  { type: 'set-priority', priority: 'low' },
  { type: 'reply', content: 'We look into it.' },
  { type: 'note', content: 'As agreed' },
]

/** Creates a labeled conversation, a team of one, a macro and a shared view. */
async function prepare({ admin, visitor: { id } }: Stage) {
  // The number of views per company is limited.
  const { views } = (await admin('listViews')).body
  for (const view of views) await admin('removeView', { params: { id: view.id } })
  const { undo } = (await admin('actOnConversations', { body: { ids: [id], actions: LABELLED } })).body
  const member_ids = [personId('agent@acme.test')]
  const team = (await admin('createTeam', { body: { name: newName(), member_ids } })).body.id
  const macro = (await admin('createMacro', { body: { name: newName(), actions: LABELLED } })).body.id
  const view = (await admin('createView', { body: { name: 'Open', is_shared: true, filter: {} } })).body.id
  return { id, undo, team, macro, view }
}

function newName(): string {
  return `Named ${randomUUID()}`
}

/** The writing calls. */
export const DESK_WRITES = slice(
  prepare,
  {
    markRead: ({ id }) => ({ body: { ids: [id], is_read: false } }),
    actOnConversations: ({ id }) => ({ body: { ids: [id], actions: ACTS } }),
    undoActs: ({ undo }) => ({ body: { undo } }),
    renameLabel: () => ({ body: { from: 'VIP', to: newName().slice(0, 40) } }),
    removeLabel: () => ({ body: { label: 'VIP' } }),
    createTeam: () => ({ body: { name: newName(), member_ids: [personId('agent@acme.test')] } }),
    updateTeam: ({ team }) => ({
      params: { id: team },
      body: { name: newName(), member_ids: [personId('agent@acme.test'), personId('tomas@acme.test')] },
    }),
    createMacro: () => ({ body: { name: newName(), actions: LABELLED } }),
    updateMacro: ({ macro }) => ({ params: { id: macro }, body: { name: newName(), actions: LABELLED } }),
    updateView: ({ view }) => ({ params: { id: view }, body: { name: 'Not resolved' } }),
  },
  {
    removeTeam: ({ team }) => [{ params: { id: team } }, { target: team, action: 'teams.delete' }],
    removeMacro: ({ macro }) => [{ params: { id: macro } }, { target: macro, action: 'macros.delete' }],
    removeView: ({ view }) => [{ params: { id: view } }, { target: view, action: 'views.delete' }],
  },
)

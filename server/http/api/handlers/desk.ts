import { actOnConversations, undoActs } from '#server/domain/conversations/desk/act-on-conversations.ts'
import { removeLabel, renameLabel } from '#server/domain/conversations/desk/change-labels.ts'
import { listColleagues } from '#server/domain/conversations/desk/list-colleagues.ts'
import { listLabels } from '#server/domain/conversations/desk/list-labels.ts'
import {
  listMergeTargets,
  mergeConversation,
  unmergeConversation,
} from '#server/domain/conversations/desk/merge-conversation.ts'
import { createTeam, listTeams, removeTeam, updateTeam } from '#server/domain/conversations/desk/teams.ts'
import { startOutbound } from '#server/domain/conversations/lifecycle/start-outbound.ts'
import { markRead } from '#server/domain/conversations/messages/mark-seen.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of the agents' desk: actions on conversations, teams and labels. */
export function deskHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    startOutbound: async ({ actor, body }) => ({ id: await startOutbound(deps, actor, body) }),
    async markRead({ actor, body }) {
      await markRead(database, actor, body)
      return { ok: true } as const
    },
    actOnConversations: ({ actor, body }) => actOnConversations(deps, actor, body),
    undoActs: ({ actor, body }) => undoActs(deps, actor, body),
    listMergeTargets: async ({ actor, params }) => ({
      conversations: await listMergeTargets(database, actor, params.id),
    }),
    mergeConversation: ({ actor, params, body }) => mergeConversation(deps, actor, params.id, body.into_id),
    unmergeConversation: ({ actor, params }) => unmergeConversation(deps, actor, params.id),
    listColleagues: async ({ actor }) => ({ colleagues: await listColleagues(database, actor) }),
    renameLabel: ({ actor, body }) => renameLabel(deps, actor, body),
    removeLabel: ({ actor, body }) => removeLabel(deps, actor, body.label),
    listLabels: async ({ actor }) => ({ labels: await listLabels(database, actor) }),
    listTeams: async ({ actor }) => ({ teams: await listTeams(database, actor) }),
    createTeam: ({ actor, body }) => createTeam(deps, actor, body),
    updateTeam: ({ actor, params, body }) => updateTeam(deps, actor, params.id, body),
    async removeTeam({ actor, params }) {
      await removeTeam(deps, actor, params.id)
      return { ok: true } as const
    },
  } satisfies Partial<Handlers>
}

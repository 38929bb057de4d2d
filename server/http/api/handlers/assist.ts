import { askAssist } from '#server/domain/knowledge/assist/ask-assist.ts'
import { noteAssist } from '#server/domain/knowledge/assist/note-assist.ts'
import { readAssist } from '#server/domain/knowledge/assist/read-assist.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of the AI beside the agent. */
export function assistHandlers(deps: HandlerDeps) {
  return {
    readAssist: ({ actor, params }) => readAssist(deps, actor, params.id),
    askAssist: ({ actor, params, body }) => askAssist(deps, actor, params.id, body),
    async noteAssist({ actor, params, body }) {
      await noteAssist(deps, actor, params.id, body)
      return { ok: true } as const
    },
  } satisfies Partial<Handlers>
}

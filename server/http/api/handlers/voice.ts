import { callPrompt, callVars } from '#server/domain/voice/call-vars.ts'
import { connectCall, grantCall } from '#server/domain/voice/calls.ts'
import { saveCallLines } from '#server/domain/voice/save-lines.ts'
import { searchForCall } from '#server/domain/voice/search-for-call.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of voice calls. A request without an origin counts as one of its own: it can only use its own tokens. */
export function voiceHandlers(deps: HandlerDeps) {
  return {
    async getCallVars({ actor, body, clientIp: ip }) {
      return { ok: true, vars: await callVars(deps, actor.company, { locale: body.locale, ip }) }
    },
    getCallPrompt: ({ actor, body }) => callPrompt(deps, actor.company, body.locale),
    grantCall: ({ actor, body, pageOrigin = '', clientIp: ip }) =>
      grantCall(deps, actor.company, { locale: body.locale, pageOrigin, ip }),
    async connectCall({ actor, body, pageOrigin = '' }) {
      return { sdp: await connectCall(deps, actor.company, { ...body, pageOrigin }), type: 'answer' }
    },
    searchForCall: ({ actor, body }) => searchForCall(deps, actor.company, body),
    async saveCallLines({ actor, body }) {
      await saveCallLines(deps, actor, body)
      return { ok: true }
    },
  } satisfies Partial<Handlers>
}

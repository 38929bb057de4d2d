import {
  listConversationEmails,
  listIncomingEmails,
  readEmailSource,
  retryIncomingEmail,
} from '#server/domain/emails/incoming/incoming-log.ts'
import { getMailServer, removeMailServer, setMailServer } from '#server/domain/emails/mail-server.ts'
import { listEmails } from '#server/domain/emails/outbox/list-emails.ts'
import { resumeAddress } from '#server/domain/emails/outbox/paused-addresses.ts'
import { retryEmail } from '#server/domain/emails/outbox/retry-email.ts'
import { sendTestEmail } from '#server/domain/emails/send-test-email.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of a company's mail server and of the log of its emails. */
export function emailHandlers(deps: HandlerDeps) {
  return {
    getMailServer: ({ actor }) => getMailServer(deps, actor),
    setMailServer: ({ actor, body }) => setMailServer(deps, actor, body),
    removeMailServer: ({ actor }) => removeMailServer(deps, actor),
    sendTestEmail: ({ actor }) => sendTestEmail(deps, actor),
    listEmails: ({ actor, query }) => listEmails(deps.database, actor, query),
    async retryEmail({ actor, params }) {
      const email = await retryEmail(deps, actor, params.id)
      deps.emailsSoon()
      return email
    },
    async resumeAddress({ actor, params }) {
      await resumeAddress({ ...deps, clock: deps.conversationClock }, actor, params.id)
      deps.emailsSoon()
      return { ok: true } as const
    },
    listIncomingEmails: ({ actor, query }) => listIncomingEmails(deps, actor, query),
    async retryIncomingEmail({ actor, params }) {
      const email = await retryIncomingEmail({ ...deps, clock: deps.conversationClock }, actor, params.id)
      deps.mailsSoon()
      return email
    },
    readEmailSource: ({ actor, params }) => readEmailSource(deps.database, actor, params.id),
    listConversationEmails: ({ actor, params }) => listConversationEmails(deps.database, actor, params.id),
  } satisfies Partial<Handlers>
}

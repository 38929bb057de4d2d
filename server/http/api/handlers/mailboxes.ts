import {
  addMailbox,
  askMailboxConsent,
  changeMailbox,
  keepMailboxConsent,
  listMailboxes,
  removeMailbox,
  takeMailboxHistory,
} from '#server/domain/emails/mailboxes/mailboxes.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of a company's mailboxes. What changes one has it opened at once. */
export function mailboxHandlers(deps: HandlerDeps) {
  async function opened<T>(change: Promise<T>): Promise<T> {
    const changed = await change
    deps.mailboxesSoon()
    return changed
  }
  return {
    listMailboxes: ({ actor }) => listMailboxes(deps, actor),
    addMailbox: ({ actor, body }) => opened(addMailbox(deps, actor, body)),
    changeMailbox: ({ actor, params, body }) => opened(changeMailbox(deps, actor, params.id, body)),
    removeMailbox: ({ actor, params }) => opened(removeMailbox(deps, actor, params.id)),
    takeMailboxHistory: ({ actor, params, body }) =>
      opened(takeMailboxHistory(deps, actor, params.id, body.since)),
    askMailboxConsent: ({ actor, params }) => askMailboxConsent(deps, actor, params.id),
    keepMailboxConsent: ({ actor, body }) => opened(keepMailboxConsent(deps, actor, body)),
  } satisfies Partial<Handlers>
}

import { accountHandlers } from './handlers/account.ts'
import { aiHandlers } from './handlers/ai.ts'
import { attentionHandlers } from './handlers/attention.ts'
import { automationHandlers } from './handlers/automation.ts'
import { contentHandlers } from './handlers/content.ts'
import { conversationHandlers } from './handlers/conversations.ts'
import { customerHandlers } from './handlers/customers.ts'
import { demoHandlers } from './handlers/demo.ts'
import { deskHandlers } from './handlers/desk.ts'
import { identityKeyHandlers } from './handlers/identity-key.ts'
import { importHandlers } from './handlers/imports.ts'
import { knowledgeHandlers } from './handlers/knowledge.ts'
import { listHandlers } from './handlers/lists.ts'
import type { HandlerMeans } from './handlers/means.ts'
import { peopleHandlers } from './handlers/people.ts'
import { platformHandlers } from './handlers/platform.ts'
import { playgroundHandlers } from './handlers/playground.ts'
import { threadHandlers } from './handlers/thread.ts'
import { visitorHandlers } from './handlers/visitor.ts'
import type { Handlers } from './register-routes.ts'

/** One handler a route of the contract; each only calls the use case. */
export function createHandlers(means: HandlerMeans): Handlers {
  const talking = { ...means, clock: means.conversationClock }
  return {
    ...accountHandlers(means),
    ...conversationHandlers(talking),
    ...deskHandlers(talking),
    ...visitorHandlers(talking),
    ...listHandlers(means),
    ...threadHandlers(talking),
    ...peopleHandlers(means),
    ...identityKeyHandlers(means),
    ...platformHandlers(means),
    ...demoHandlers(means),
    ...contentHandlers(means),
    ...importHandlers(means),
    ...knowledgeHandlers(means),
    ...playgroundHandlers(talking),
    ...aiHandlers(means),
    ...attentionHandlers(means),
    ...automationHandlers(talking),
    ...customerHandlers(talking),
  }
}

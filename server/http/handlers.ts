import { accountHandlers } from './handlers/account.ts'
import { aiHandlers } from './handlers/ai.ts'
import { contentHandlers } from './handlers/content.ts'
import { conversationHandlers } from './handlers/conversations.ts'
import { demoHandlers } from './handlers/demo.ts'
import { importHandlers } from './handlers/imports.ts'
import { knowledgeHandlers } from './handlers/knowledge.ts'
import type { HandlerMeans } from './handlers/means.ts'
import { peopleHandlers } from './handlers/people.ts'
import { platformHandlers } from './handlers/platform.ts'
import { playgroundHandlers } from './handlers/playground.ts'
import { visitorHandlers } from './handlers/visitor.ts'
import type { Handlers } from './register-routes.ts'

/** One handler a route of the contract; each only calls the use case. */
export function createHandlers(means: HandlerMeans): Handlers {
  const talking = { ...means, clock: means.conversationClock }
  return {
    ...accountHandlers(means),
    ...conversationHandlers(talking),
    ...visitorHandlers(talking),
    ...peopleHandlers(means),
    ...platformHandlers(means),
    ...demoHandlers(means),
    ...contentHandlers(means),
    ...importHandlers(means),
    ...knowledgeHandlers(means),
    ...playgroundHandlers(talking),
    ...aiHandlers(means),
  }
}

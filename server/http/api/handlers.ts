import { accountHandlers } from './handlers/account.ts'
import { aiHandlers } from './handlers/ai.ts'
import { assistHandlers } from './handlers/assist.ts'
import { attentionHandlers } from './handlers/attention.ts'
import { automationHandlers } from './handlers/automation.ts'
import { contentHandlers } from './handlers/content.ts'
import { conversationHandlers } from './handlers/conversations.ts'
import { customerHandlers } from './handlers/customers.ts'
import { demoHandlers } from './handlers/demo.ts'
import type { HandlerDeps } from './handlers/deps.ts'
import { deskHandlers } from './handlers/desk.ts'
import { emailHandlers } from './handlers/email.ts'
import { healthHandlers } from './handlers/health.ts'
import { identityKeyHandlers } from './handlers/identity-key.ts'
import { importHandlers } from './handlers/imports.ts'
import { insightHandlers } from './handlers/insights.ts'
import { knowledgeHandlers } from './handlers/knowledge.ts'
import { listHandlers } from './handlers/lists.ts'
import { mailboxHandlers } from './handlers/mailboxes.ts'
import { peopleHandlers } from './handlers/people.ts'
import { platformHandlers } from './handlers/platform.ts'
import { playgroundHandlers } from './handlers/playground.ts'
import { reportHandlers } from './handlers/reports.ts'
import { settingsHandlers } from './handlers/settings.ts'
import { surveyHandlers } from './handlers/surveys.ts'
import { threadHandlers } from './handlers/thread.ts'
import { visitorHandlers } from './handlers/visitor.ts'
import { voiceHandlers } from './handlers/voice.ts'
import { voiceAccountHandlers } from './handlers/voice-account.ts'
import type { Handlers } from './register-routes.ts'

/** Returns one handler per route of the contract. Each only calls the use case. */
export function createHandlers(deps: HandlerDeps): Handlers {
  const conversationDeps = { ...deps, clock: deps.conversationClock, presenceClock: deps.clock }
  return {
    ...accountHandlers(deps),
    ...conversationHandlers(conversationDeps),
    ...deskHandlers(conversationDeps),
    ...visitorHandlers(conversationDeps),
    ...voiceHandlers(deps),
    ...surveyHandlers(conversationDeps),
    ...voiceAccountHandlers(deps),
    ...listHandlers(deps),
    ...threadHandlers(conversationDeps),
    ...peopleHandlers(deps),
    ...settingsHandlers(deps),
    ...identityKeyHandlers(deps),
    ...emailHandlers(conversationDeps),
    ...mailboxHandlers(deps),
    ...healthHandlers(deps),
    ...platformHandlers(deps),
    ...demoHandlers(deps),
    ...contentHandlers(deps),
    ...importHandlers(deps),
    ...knowledgeHandlers(deps),
    ...playgroundHandlers(conversationDeps),
    ...aiHandlers(deps),
    ...assistHandlers(conversationDeps),
    ...attentionHandlers(deps),
    ...automationHandlers(conversationDeps),
    ...customerHandlers(conversationDeps),
    ...reportHandlers(deps),
    ...insightHandlers(deps),
  }
}

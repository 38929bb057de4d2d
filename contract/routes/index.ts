import type { z } from 'zod'
import { accountRoutes } from './account.ts'
import { aiRoutes } from './ai.ts'
import { assistRoutes } from './assist.ts'
import { attentionRoutes } from './attention.ts'
import { automationRoutes } from './automation.ts'
import { contentRoutes } from './content.ts'
import { conversationRoutes } from './conversations.ts'
import { customerRoutes } from './customers.ts'
import { demoRoutes } from './demo.ts'
import { deskRoutes } from './desk.ts'
import { emailRoutes } from './email.ts'
import type { EndpointName } from './endpoints.ts'
import { healthRoutes } from './health.ts'
import { identityKeyRoutes } from './identity-key.ts'
import { importRoutes } from './imports.ts'
import { insightRoutes } from './insights.ts'
import { knowledgeRoutes } from './knowledge.ts'
import { listRoutes } from './lists.ts'
import { mailboxRoutes } from './mailboxes.ts'
import { peopleRoutes } from './people.ts'
import { platformRoutes } from './platform.ts'
import { playgroundRoutes } from './playground.ts'
import { reportRoutes } from './reports.ts'
import type { Route } from './route.ts'
import { settingsRoutes } from './settings.ts'
import { surveyRoutes } from './surveys.ts'
import { threadRoutes } from './thread.ts'
import { voiceRoutes } from './voice.ts'
import { voiceAccountRoutes } from './voice-account.ts'
import { widgetRoutes } from './widget.ts'

/** The route table. The server registers its handlers from it, clients take their types from it. Spec 7. */
export const ROUTES = {
  ...accountRoutes,
  ...conversationRoutes,
  ...listRoutes,
  ...threadRoutes,
  ...deskRoutes,
  ...widgetRoutes,
  ...voiceRoutes,
  ...surveyRoutes,
  ...voiceAccountRoutes,
  ...peopleRoutes,
  ...settingsRoutes,
  ...identityKeyRoutes,
  ...emailRoutes,
  ...mailboxRoutes,
  ...healthRoutes,
  ...platformRoutes,
  ...demoRoutes,
  ...contentRoutes,
  ...importRoutes,
  ...knowledgeRoutes,
  ...playgroundRoutes,
  ...aiRoutes,
  ...assistRoutes,
  ...attentionRoutes,
  ...automationRoutes,
  ...customerRoutes,
  ...reportRoutes,
  ...insightRoutes,
} as const satisfies Record<EndpointName, Route>

type Routes = typeof ROUTES
type Part<Name extends EndpointName, Key extends string> =
  Routes[Name] extends Record<Key, infer Schema> ? Schema : never

/** What a caller sends to a route. */
export type RequestOf<Name extends EndpointName> = {
  [Key in 'params' | 'query' | 'body' as Part<Name, Key> extends never ? never : Key]: z.input<
    Part<Name, Key>
  >
}
/** What a handler receives, after parsing. */
export type ParsedRequestOf<Name extends EndpointName> = {
  [Key in 'params' | 'query' | 'body' as Part<Name, Key> extends never ? never : Key]: z.output<
    Part<Name, Key>
  >
}
/** What a caller gets back from a route. */
export type ResponseOf<Name extends EndpointName> = z.output<Routes[Name]['response']>

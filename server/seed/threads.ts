/** The hand-written conversations of the demo inboxes. */

import { acmeAgentThreads } from './threads/acme-agent.ts'
import { acmeAiThreads } from './threads/acme-ai.ts'
import { acmeOpenThreads } from './threads/acme-open.ts'
import { acmeQueueThreads } from './threads/acme-queue.ts'
import { acmeTicketThreads } from './threads/acme-tickets.ts'
import { noorThreads } from './threads/noor.ts'
import type { SeedSubdomain, SeedThread } from './types.ts'

const threads: Readonly<Record<SeedSubdomain, readonly SeedThread[]>> = {
  acme: [
    ...acmeQueueThreads,
    ...acmeOpenThreads,
    ...acmeAiThreads,
    ...acmeAgentThreads,
    ...acmeTicketThreads,
  ],
  noor: noorThreads,
  clinic: [],
  empty: [],
  app: [],
}

/** All hand-written conversations of one company, in no order of time. */
export function threadsOf(subdomain: SeedSubdomain): SeedThread[] {
  return [...threads[subdomain]]
}

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

/** Returns a company's demo conversations, in no particular order. */
export function threadsOf(subdomain: SeedSubdomain): SeedThread[] {
  return [...threads[subdomain]]
}

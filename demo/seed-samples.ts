import type { Query } from '#server/ports/database.ts'
import { articlesOf } from './articles/index.ts'
import { seedArticles } from './seed-articles.ts'
import { seedThread } from './seed-thread.ts'
import { acmeAgentThreads } from './threads/acme-agent.ts'
import { acmeAiThreads } from './threads/acme-ai.ts'
import { acmeQueueThreads } from './threads/acme-queue.ts'
import { acmeTicketThreads } from './threads/acme-tickets.ts'

/** One conversation of each kind (waiting for a human, resolved by an agent, a ticket) and all that the AI answered. */
const THREADS = [
  ...acmeQueueThreads.slice(0, 1),
  ...acmeAiThreads,
  ...acmeAgentThreads.slice(0, 1),
  ...acmeTicketThreads.slice(1, 2),
]

/**
 * Inserts acme's public articles and a few of its conversations into an empty company. Their agents have no names,
 * because they aren't members of the company.
 * @param now ms since the epoch.
 */
export async function seedSamples(query: Query, companyId: string, now: number): Promise<void> {
  const articles = articlesOf('acme').filter(
    ({ status, visibility }) => status === 'published' && visibility === 'public',
  )
  await seedArticles(query, companyId, articles, now)
  const titles = new Map(articles.map(({ slug, title }) => [slug, title]))
  for (const thread of THREADS) await seedThread(query, { companyId, agents: new Map(), titles, now }, thread)
}

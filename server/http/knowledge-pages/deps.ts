import type { Context } from 'hono'
import type { KnowledgePage, KnowledgeView } from '#contract/knowledge-page.ts'
import type { Clock } from '#core/clock.ts'
import type { Company } from '#server/domain/actor.ts'
import type { Knowledge } from '#server/domain/knowledge/search/knowledge.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { ClientIp } from '../client-ip.ts'

/** Draws a page as HTML. */
export type DrawKnowledgePage = (page: KnowledgePage) => Promise<string>

export type KnowledgePageDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly knowledge: Knowledge
  readonly limits: RateLimits
  readonly clientIp: ClientIp
  readonly originOf: (c: Context) => string
  /** Where a tenant's pages are; null where the server has no name that a label could stand before. */
  readonly tenantOriginOf: (tenant: string) => string | null
  /** Where search engines are to find the page: the platform's has several hosts. */
  readonly canonicalOriginOf: (c: Context) => string
  readonly log: Log
  readonly draw: DrawKnowledgePage
  /** The content security policy of the page that was asked for. */
  readonly policyOf: (c: Context) => Promise<string>
  /** Puts the preview gate before a page, where there is one. */
  readonly behindGate: (html: string) => string
  /** A built page or text of the marketing site; null where it has none. */
  readonly readSite: (path: string) => Promise<string | null>
  /** Where the files of articles lie; empty for the server itself. */
  readonly filesOrigin: string
}

/** What was found at an address. */
export type Found = Pick<KnowledgePage, 'language' | 'path' | 'alternates' | 'languages'> & {
  readonly view: KnowledgeView
  /** Whether search engines should leave it out. */
  readonly isHidden?: boolean
}

/** Reads what stands at an address of a company's; a Response leads elsewhere. Throws an AppError for what is not there. */
export type ReadPage = (c: Context, company: Company, deps: KnowledgePageDeps) => Promise<Found | Response>

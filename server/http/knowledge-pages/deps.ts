import type { Context } from 'hono'
import type { KnowledgePage, KnowledgeView } from '#contract/knowledge-page.ts'
import type { HelpCenterSettings } from '#contract/settings/help-center.ts'
import type { Clock } from '#core/clock.ts'
import type { Company } from '#server/domain/actor.ts'
import type { Knowledge } from '#server/domain/knowledge/search/knowledge.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { CallerNetwork } from '../caller-network.ts'
import type { ClientIp } from '../client-ip.ts'

/** Renders a page as HTML. */
export type DrawKnowledgePage = (page: KnowledgePage) => Promise<string>

/** Dependencies of the knowledge base pages. */
export type KnowledgePageDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly knowledge: Knowledge
  readonly limits: RateLimits
  readonly clientIp: ClientIp
  readonly callerNetwork: CallerNetwork
  readonly originOf: (c: Context) => string
  /** Returns the origin of a tenant's pages; null if the server's host cannot have subdomains. */
  readonly tenantOriginOf: (tenant: string) => string | null
  /** Returns the canonical origin of the page for search engines, since the platform has several hosts. */
  readonly canonicalOriginOf: (c: Context) => string
  readonly log: Log
  readonly draw: DrawKnowledgePage
  /** Returns the content security policy of the requested page. */
  readonly policyOf: (c: Context) => Promise<string>
  /** Adds the preview gate to a page, if there is one. */
  readonly behindGate: (html: string) => string
  /** Returns a built page or text of the marketing site; null if there is none. */
  readonly readSite: (path: string) => Promise<string | null>
  /** Origin of articles' files; empty for the server itself. */
  readonly filesOrigin: string
}

/** The page at an address. */
export type Found = Pick<KnowledgePage, 'language' | 'path' | 'alternates' | 'languages'> & {
  readonly view: KnowledgeView
  /** Whether search engines should not index it. */
  readonly isHidden?: boolean
}

/** A company and the settings of its help center. */
export type HelpCenter = { readonly company: Company; readonly settings: HelpCenterSettings }

/** Reads the page at an address of a company's; a Response redirects. @throws AppError if there is none. */
export type ReadPage = (c: Context, help: HelpCenter, deps: KnowledgePageDeps) => Promise<Found | Response>

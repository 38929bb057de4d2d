import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CONTENT_TYPES, type ContentType } from '#contract/constants/knowledge.ts'
import { DEFAULT_LANGUAGE, FEEDBACK_FORM_MAX_BYTES } from '#contract/constants/knowledge-pages.ts'
import type { LimitName } from '#contract/constants/limits.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { subdomain } from '#contract/entities/account.ts'
import { ERRORS } from '#contract/errors.ts'
import type { EntryType, KnowledgeView } from '#contract/knowledge-page.ts'
import {
  categoryPath,
  KNOWLEDGE_BRAND,
  KNOWLEDGE_FEEDBACK,
  KNOWLEDGE_HOME,
  KNOWLEDGE_SEARCH,
} from '#core/knowledge/knowledge-path.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { trimEndOf } from '#core/text/trim-end-of.ts'
import { AppError } from '#server/domain/app-error.ts'
import { listPublished } from '#server/domain/knowledge/articles/overviews.ts'
import { findCompany } from '#server/domain/people/accounts/find-company.ts'
import { readPageBrand } from '#server/domain/settings/brand.ts'
import { readHelpCenter } from '#server/domain/settings/help-center.ts'
import { RateLimitError } from '#server/limits/rate-limits.ts'
import { errorResponse } from '../error-response.ts'
import { isStorable } from '../storable.ts'
import { sendLlms, sendRobots, sendSitemap } from './crawler-routes.ts'
import type { Found, HelpCenter, KnowledgePageDeps, ReadPage } from './deps.ts'
import { keepRating } from './keep-rating.ts'
import { inLanguages, languagesOf } from './languages.ts'
import { readContent } from './read-content.ts'
import { readCategory, readHome } from './read-home.ts'
import { readIndex } from './read-index.ts'
import { readSearch } from './read-search.ts'
import { sendBrand } from './send-brand.ts'
import { sendText } from './send-page.ts'

const ENTRY_TYPES = CONTENT_TYPES.filter((type): type is EntryType => type !== 'article')
type Answer = (c: Context, help: HelpCenter) => Promise<Response>

/** Registers the public pages of every company's knowledge base, by host (ROUTE-11, ROUTE-12). */
export function registerKnowledgePages(app: Hono, deps: KnowledgePageDeps): void {
  const answer = (limit: LimitName, run: Answer) => (c: Context) => answerPage(c, deps, limit, run)
  const page = (read: ReadPage) =>
    answer('readKnowledge', async (c, help) => {
      const elsewhere = pageOfTenant(c, deps)
      if (elsewhere !== null) return c.redirect(elsewhere, 302)
      if (!help.settings.is_public) return showPage(c, help, failure('closed'), deps, 404)
      const found = await read(c, help, deps)
      return found instanceof Response ? found : showPage(c, help, found, deps)
    })
  const text = (send: typeof sendRobots) => answer('readKnowledge', (c, help) => send(c, help, deps))

  app.get('/robots.txt', text(sendRobots))
  app.get('/sitemap.xml', text(sendSitemap))
  app.get('/llms.txt', text(sendLlms))
  app.get(KNOWLEDGE_BRAND, text(sendBrand))

  const limited = bodyLimit({
    maxSize: FEEDBACK_FORM_MAX_BYTES,
    onError: answer('readKnowledge', async () => {
      throw new AppError('body_too_large')
    }),
  })
  const rate = answer('readKnowledge', (c, { company }) => keepRating(c, company, deps))
  app.post(KNOWLEDGE_FEEDBACK, limited, rate)
  app.get(KNOWLEDGE_HOME, page(readHome))
  app.get(KNOWLEDGE_SEARCH, page(readSearch))
  app.get(categoryPath(':category'), page(readCategory))
  app.get(`${categoryPath(':category')}/:section/:slug`, page(readContent('article')))
  app.get(`${KNOWLEDGE_HOME}/:slug`, page(readContent('article')))
  for (const type of ENTRY_TYPES) {
    app.get(`/${type}`, elsePage(page(readIndex(type))))
    app.get(`/${type}/:slug`, elsePage(page(readContent(type))))
  }
  app.get(`${KNOWLEDGE_HOME}/*`, page(readNothing))

  /** Prefers a page of the marketing site, which has some of the platform's addresses itself. */
  function elsePage(show: (c: Context) => Promise<Response>) {
    return async (c: Context, next: () => Promise<void>) => {
      if (isPlatform(c) && (await deps.readSite(`${c.req.path}/index.html`)) !== null) return next()
      return show(c)
    }
  }
}

/** Answers an unknown address. One with a superfluous slash is redirected to the one without. */
const readNothing: ReadPage = async c => {
  const plain = trimEndOf(c.req.path, '/')
  if (plain !== c.req.path) return c.redirect(plain, 301)
  throw new AppError('content_not_found')
}

/**
 * Returns the page's address on the tenant's own host, or null if the request is there already or names no tenant.
 * Widgets on a customer's site know only the server and their tenant.
 */
function pageOfTenant(c: Context, { tenantOriginOf }: KnowledgePageDeps): string | null {
  const tenant = subdomain.safeParse(c.req.query('tenant')).data
  const here = tenantOfHost(c.req.header('host') ?? '') ?? DEFAULT_SUBDOMAIN
  const origin = tenant === undefined || tenant === here ? null : tenantOriginOf(tenant)
  return origin === null ? null : origin + c.req.path
}

function isPlatform(c: Context): boolean {
  return tenantOfHost(c.req.header('host') ?? '') === null
}

async function answerPage(
  c: Context,
  deps: KnowledgePageDeps,
  limit: LimitName,
  run: Answer,
): Promise<Response> {
  let help: HelpCenter | null = null
  try {
    const company = await findCompany(deps.database, tenantOfHost(c.req.header('host') ?? ''))
    help = { company, settings: await readHelpCenter(deps.database, company) }
    await deps.limits.take(limit, { ip: deps.clientIp(c), tenant: company.id })
    if (!Object.values(c.req.param()).every(isStorable)) throw new AppError('content_not_found')
    if (!Object.values(c.req.query()).every(isStorable)) throw new AppError('invalid_request')
    return await run(c, help)
  } catch (error) {
    return showFailure(c, help, error, deps)
  }
}

async function showFailure(
  c: Context,
  help: HelpCenter | null,
  error: unknown,
  deps: KnowledgePageDeps,
): Promise<Response> {
  if (error instanceof RateLimitError) {
    c.header('retry-after', String(error.retryAfterS))
    return showPage(c, help, failure('busy'), deps, ERRORS.rate_limited.status)
  }
  if (!(error instanceof AppError)) return errorResponse(c, error, deps.log)
  const { status } = ERRORS[error.code]
  return showPage(c, help, failure(status === 404 ? 'missing' : 'refused'), deps, status)
}

function failure(reason: Extract<KnowledgeView, { readonly kind: 'failure' }>['reason']): Found {
  return {
    language: DEFAULT_LANGUAGE,
    path: KNOWLEDGE_HOME,
    alternates: [],
    languages: [],
    isHidden: true,
    view: { kind: 'failure', reason },
  }
}

async function showPage(
  c: Context,
  help: HelpCenter | null,
  { isHidden = false, ...found }: Found,
  deps: KnowledgePageDeps,
  status: number = 200,
): Promise<Response> {
  const company = help?.company ?? null
  const isClosed = help?.settings.is_public === false
  const published = company && !isClosed ? await listPublished(deps.database, company) : []
  const brand = company ? await readPageBrand(deps.database, company) : null
  const languages = (type: ContentType) =>
    languagesOf(published, type, help?.settings.default_language ?? DEFAULT_LANGUAGE)
  // A missing page has no language of its own.
  const language =
    found.view.kind === 'failure'
      ? (languages('article')[0] ?? help?.settings.default_language ?? DEFAULT_LANGUAGE)
      : found.language
  const pathIn = (type: ContentType, path: string) => inLanguages(languages(type), language, path).path
  const html = await deps.draw({
    ...found,
    language,
    companyName: company?.name ?? null,
    brand,
    isPlatform: isPlatform(c),
    origin: deps.canonicalOriginOf(c),
    filesOrigin: deps.filesOrigin,
    homePath: pathIn('article', KNOWLEDGE_HOME),
    indexes: ENTRY_TYPES.filter(type => languages(type).includes(language)).map(type => ({
      type,
      path: pathIn(type, `/${type}`),
    })),
    year: new Date(deps.clock.now()).getUTCFullYear(),
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': await deps.policyOf(c),
    'content-language': language,
    ...((isHidden || help?.settings.is_indexed === false) && { 'x-robots-tag': 'noindex' }),
  }
  const gated = deps.behindGate(html)
  return status === 200 ? sendText(c, gated, headers) : c.body(gated, status as 404, headers)
}

/** The demo articles of every company. */
import type { SeedArticle, SeedSubdomain } from '../types.ts'
import { accountArticles } from './acme/account.ts'
import { billingArticles } from './acme/billing.ts'
import { draftArticles } from './acme/drafts.ts'
import { integrationsArticles } from './acme/integrations.ts'
import { internalArticles } from './acme/internal.ts'
import { mobileArticles } from './acme/mobile.ts'
import { peopleArticles } from './acme/people.ts'
import { schedulingArticles } from './acme/scheduling.ts'
import { securityArticles } from './acme/security.ts'
import { timeTrackingArticles } from './acme/time-tracking.ts'
import { troubleshootingArticles } from './acme/troubleshooting.ts'
import { appArticles } from './app.ts'
import { clinicArticles } from './clinic.ts'
import { noorArabicArticles } from './noor/ar.ts'
import { noorHebrewArticles } from './noor/he.ts'

const articles: Readonly<Record<SeedSubdomain, readonly SeedArticle[]>> = {
  acme: [
    ...billingArticles,
    ...accountArticles,
    ...peopleArticles,
    ...schedulingArticles,
    ...timeTrackingArticles,
    ...integrationsArticles,
    ...mobileArticles,
    ...securityArticles,
    ...troubleshootingArticles,
    ...draftArticles,
    ...internalArticles,
  ],
  noor: [...noorArabicArticles, ...noorHebrewArticles],
  clinic: clinicArticles,
  empty: [],
  app: appArticles,
}

/** Returns all articles of one company, including drafts and internal ones; callers filter them. */
export function articlesOf(subdomain: SeedSubdomain): SeedArticle[] {
  return [...articles[subdomain]]
}

/**
 * Every public page with its name, in groups: menus, footer, /sitemap, sitemap.xml, routes and the prerenderer read it.
 * The content of a page is in `pages/`, at the page's own path (spec section 2.2).
 */
import type { SitePath } from './page.ts'

export type PageLink = { readonly path: SitePath; readonly name: string }

const links = (pages: Readonly<Record<SitePath, string>>): readonly PageLink[] =>
  Object.entries(pages).map(([path, name]) => ({ path: path as SitePath, name }))

export const SITE_MAP = {
  product: links({
    '/live-ai-chat-support': 'Live AI chat',
    '/tickets': 'Tickets',
    '/help-center': 'Help center',
    '/omnichannel': 'Omnichannel',
    '/csat': 'CSAT surveys',
    '/conversations': 'Conversations',
    '/voice-support': 'Voice support',
    '/dashboards': 'Dashboards',
    '/insights': 'Insights',
    '/apis': 'APIs',
  }),
  teams: links({
    '/solutions/startups': 'Startups',
    '/solutions/support-teams': 'Support teams',
    '/solutions/agencies': 'Agencies',
  }),
  industries: links({
    '/solutions/saas-tech': 'SaaS and tech',
    '/solutions/ecommerce': 'E-commerce',
    '/solutions/fintech': 'Fintech',
    '/solutions/edtech': 'Edtech',
    '/solutions/healthcare': 'Healthcare',
    '/solutions/travel-hospitality': 'Travel and hospitality',
    '/solutions/hr-ats': 'HR and recruiting',
    '/solutions/real-estate': 'Real estate',
    '/solutions/retail': 'Retail',
    '/solutions/logistics': 'Logistics',
    '/solutions/manufacturing': 'Manufacturing',
  }),
  /** In the mobile menu and the footer, not in the bar's menu (spec 2.2). */
  moreSolutions: links({
    '/solutions/financial-services': 'Financial services',
    '/solutions/workforce-management': 'Workforce management',
    '/solutions/data-privacy': 'Data privacy',
  }),
  resources: links({
    '/resources/free': 'Free resources',
    '/resources/university': 'University',
    '/resources/demos': 'Demos',
    '/blog': 'Blog',
    '/summits': 'Summits',
    '/webinars': 'Webinars',
  }),
  services: links({
    '/services/professional': 'Professional services',
    '/services/support': 'Support plans',
    '/services/partner': 'Partner services',
  }),
  guides: links({
    '/resources/learn/ai-chat-playbook': 'The AI chat playbook',
    '/resources/learn/kb-that-ranks': 'A knowledge base that ranks',
    '/resources/learn/tickets-to-sla': 'From tickets to SLAs',
    '/resources/learn/voice-to-summary': 'From voice to summary',
    '/resources/learn/csat-system': 'A CSAT system',
    '/resources/learn/ops-dashboard': 'The operations dashboard',
  }),
  posts: links({
    '/blog/an-honest-i-dont-know': 'An honest “I don’t know”',
    '/blog/the-pen-who-is-speaking': 'Who replies: the AI or an agent',
    '/blog/two-kilobytes-on-your-page': 'What a chat button adds to your page',
    '/blog/messages-exactly-once': 'Messages, exactly once',
    '/blog/rights-in-the-database': 'Rights belong in the database',
    '/blog/acting-for-a-customer': 'Impersonation that customers can see',
    '/blog/handoff-without-orphans': 'A handoff that doesn’t lose anyone',
    '/blog/search-without-vectors': 'Search by words and by meaning',
  }),
  company: links({
    '/pricing': 'Pricing',
    '/demo': 'Demo',
    '/about': 'About',
    '/partners': 'Partners',
    '/careers': 'Careers',
    '/contact': 'Contact',
    '/compare': 'Compare',
    '/sitemap': 'Sitemap',
    '/refund-terms': 'Refund terms',
  }),
  comparisons: links({
    '/compare/lapwing-vs-zendesk': 'Lapwing and Zendesk',
    '/compare/lapwing-vs-intercom': 'Lapwing and Intercom',
    '/compare/lapwing-vs-freshdesk': 'Lapwing and Freshdesk',
    '/compare/lapwing-vs-help-scout': 'Lapwing and Help Scout',
    '/compare/lapwing-vs-hubspot-service-hub': 'Lapwing and HubSpot Service Hub',
    '/compare/lapwing-vs-zoho-desk': 'Lapwing and Zoho Desk',
    '/compare/lapwing-vs-gorgias': 'Lapwing and Gorgias',
    '/compare/lapwing-vs-crisp': 'Lapwing and Crisp',
    '/compare/lapwing-vs-tidio': 'Lapwing and Tidio',
    '/compare/lapwing-vs-livechat': 'Lapwing and LiveChat',
  }),
  legal: links({
    '/legal/privacy': 'Privacy policy',
    '/legal/terms': 'Terms of service',
    '/legal/cookie-policy': 'Cookie policy',
    '/legal/dpa': 'Data processing agreement',
  }),
  compliance: links({
    '/compliance/gdpr-dsar': 'GDPR and subject requests',
    '/compliance/ccpa': 'CCPA',
    '/compliance/uk-dpa': 'UK Data Protection Act',
    '/compliance/cma': 'Consumer and markets law',
    '/compliance/wcag': 'Accessibility (WCAG)',
    '/compliance/security': 'Security',
    '/compliance/subprocessors': 'Subprocessors',
  }),
} as const satisfies Record<string, readonly PageLink[]>

/** Pages about what is not built yet: links to them say so. A line goes when its feature is there. */
const PLANNED: ReadonlySet<SitePath> = new Set<SitePath>([
  '/services/professional',
  '/services/support',
  '/services/partner',
])

/** Whether links to a page are labeled “Planned”. */
export function isPlanned(path: SitePath): boolean {
  return PLANNED.has(path)
}

const HOME: PageLink = { path: '/', name: 'Home' }

/** All pages, the home page first. */
export const SITE_PAGES: readonly PageLink[] = [HOME, ...Object.values(SITE_MAP).flat()]

const NAMES = new Map<string, string>(SITE_PAGES.map(({ path, name }) => [path, name]))

/** The name of a page; the path itself where there is none. */
export function nameOf(path: SitePath): string {
  return NAMES.get(path) ?? path
}

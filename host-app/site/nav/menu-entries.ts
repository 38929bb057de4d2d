import type { Icon } from '../content/icons.ts'
import type { SitePath } from '../content/page.ts'

/** What a menu of the bar says about a page: its icon, one line and, for a feature, how much of it there is. */
type MenuEntry = readonly [icon: Icon, line: string, status?: 'Available' | 'In part']

/** The entries of the bar's menus, by path. */
export const MENU_ENTRIES: Readonly<Partial<Record<SitePath, MenuEntry>>> = {
  '/live-ai-chat-support': ['chat', 'Answers from your articles', 'Available'],
  '/tickets': ['ticket', 'A form, a number, a receipt', 'Available'],
  '/help-center': ['article', 'Articles on your own pages', 'Available'],
  '/omnichannel': ['globe', 'The state of each channel', 'In part'],
  '/csat': ['smile', 'Five kinds of survey', 'Available'],
  '/conversations': ['queue', 'One inbox for AI and people', 'Available'],
  '/voice-support': ['phone', 'Calls answered from articles', 'Available'],
  '/dashboards': ['chart', 'Figures that open their list', 'Available'],
  '/insights': ['search', 'What your articles lack', 'Available'],
  '/apis': ['code', 'Elements, scripts and HTTP', 'Available'],
  '/solutions/startups': ['bolt', 'A small team, a first inbox'],
  '/solutions/support-teams': ['people', 'Queues, rules and reports'],
  '/solutions/agencies': ['company', 'One server, many clients'],
  '/solutions/saas-tech': ['code', 'Inside your product'],
  '/solutions/ecommerce': ['tag', 'Returns, sizes and delivery'],
  '/solutions/fintech': ['lock', 'Money questions, with care'],
  '/solutions/edtech': ['article', 'Learners and their courses'],
  '/solutions/healthcare': ['shield', 'For the front desk'],
  '/solutions/travel-hospitality': ['globe', 'Guests in every time zone'],
  '/solutions/hr-ats': ['person', 'Candidates and employees'],
  '/solutions/real-estate': ['key', 'Questions from a listing'],
  '/solutions/retail': ['tag', 'A code on the shelf'],
  '/solutions/logistics': ['speed', 'Exceptions with a number'],
  '/solutions/manufacturing': ['tool', 'Answers from your manuals'],
  '/resources/free': ['file', 'Guides, examples, the source'],
  '/resources/university': ['article', 'Short paths with exercises'],
  '/resources/demos': ['chat', 'Widgets you can type into'],
  '/blog': ['file', 'How it is built'],
  '/summits': ['people', 'An agenda to hold your own'],
  '/services/professional': ['tool', 'Help with the setup'],
  '/services/support': ['hand', 'Agreed response times'],
  '/services/partner': ['company', 'For agencies and hosts'],
}

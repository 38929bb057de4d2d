import {
  Bell,
  BookOpen,
  Building2,
  Code,
  CreditCard,
  Headset,
  HeartPulse,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  MessagesSquare,
  Palette,
  Phone,
  Route,
  ScrollText,
  Shield,
  Star,
  SunMoon,
  Timer,
  UserPlus,
  UserRound,
  UsersRound,
  Workflow,
  Zap,
} from 'lucide-react'
import type { SettingsLink } from './settings-links.ts'

/** Groups of the settings, in order. */
export const SETTINGS_GROUPS = ['Account', 'Company', 'Channels', 'Automation', 'AI', 'Data'] as const

/** How a settings page appears in the navigation: its group, its icon, and words by which it is found. */
type Entry = {
  readonly group: (typeof SETTINGS_GROUPS)[number]
  readonly icon: LucideIcon
  readonly keywords: string
}

/** Entries of the navigation, by path. */
export const SETTINGS_ENTRIES: Readonly<Record<string, Entry>> = {
  '/admin/settings/account': {
    group: 'Account',
    icon: UserRound,
    keywords: 'name password two-factor sessions sign out',
  },
  '/admin/settings/theme': {
    group: 'Account',
    icon: SunMoon,
    keywords: 'light dark mode',
  },
  '/admin/settings/notifications': {
    group: 'Account',
    icon: Bell,
    keywords: 'sound desktop mentions email',
  },
  '/admin/settings/company': {
    group: 'Company',
    icon: Building2,
    keywords: 'name workspace sessions sign in again time zone week',
  },
  '/admin/settings/people': {
    group: 'Company',
    icon: UserPlus,
    keywords: 'invite colleagues roles suspend remove',
  },
  '/admin/settings/permissions': {
    group: 'Company',
    icon: Shield,
    keywords: 'roles rights access',
  },
  '/admin/settings/teams': {
    group: 'Company',
    icon: UsersRound,
    keywords: 'groups members',
  },
  '/admin/settings/upgrade': {
    group: 'Company',
    icon: CreditCard,
    keywords: 'pricing billing upgrade',
  },
  '/admin/settings/appearance': {
    group: 'Channels',
    icon: Palette,
    keywords: 'brand color logo launcher corner greeting faces font privacy terms languages preview',
  },
  '/admin/settings/install': {
    group: 'Channels',
    icon: Code,
    keywords: 'snippet script tag embed sites domains identity key',
  },
  '/admin/settings/helpdesk': {
    group: 'Channels',
    icon: Headset,
    keywords: 'office hours holidays time zone away message reply time ticket form fields categories',
  },
  '/admin/settings/conversations': {
    group: 'Channels',
    icon: MessagesSquare,
    keywords:
      'auto-close inactive labels tags colors retention erase delete files privacy spam blocked words links senders',
  },
  '/admin/settings/csat': {
    group: 'Channels',
    icon: Star,
    keywords:
      'csat nps ratings feedback score emoji stars thumbs comment question thanks email delay quiet share',
  },
  '/admin/settings/kb': {
    group: 'Channels',
    icon: BookOpen,
    keywords: 'knowledge base public articles search engines robots sitemap feedback language title',
  },
  '/admin/settings/integrations/email': {
    group: 'Channels',
    icon: Mail,
    keywords: 'sender name reply-to signature smtp mail server password test log queued failed spf dkim',
  },
  '/admin/settings/voice-personalization': {
    group: 'Channels',
    icon: Phone,
    keywords: 'phone speech greeting consent openai elevenlabs limits',
  },
  '/admin/settings/canned-replies': {
    group: 'Automation',
    icon: MessageSquareQuote,
    keywords: 'shortcuts templates',
  },
  '/admin/settings/macros': {
    group: 'Automation',
    icon: Zap,
    keywords: 'several actions one click',
  },
  '/admin/settings/rules': {
    group: 'Automation',
    icon: Workflow,
    keywords: 'events conditions actions',
  },
  '/admin/settings/sla': {
    group: 'Automation',
    icon: Timer,
    keywords: 'first reply resolution deadlines',
  },
  '/admin/settings/chat-flow': {
    group: 'AI',
    icon: Route,
    keywords:
      'guardrails tone topics model starter questions instructions limits timers texts quick replies handoff phrases simulator',
  },
  '/admin/settings/health': {
    group: 'Data',
    icon: HeartPulse,
    keywords: 'status problems queue jobs email realtime widgets errors',
  },
  '/admin/settings/health/access': {
    group: 'Data',
    icon: ScrollText,
    keywords: 'audit who changed impersonation',
  },
}

/** Returns the links in whose label, group or keywords every word of the search occurs. */
export function findSettings(links: readonly SettingsLink[], search: string): readonly SettingsLink[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return links.filter(({ path, label }) => {
    const { group, keywords } = SETTINGS_ENTRIES[path]!
    const text = `${label} ${group} ${keywords}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
}

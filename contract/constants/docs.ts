/**
 * The documentation on the public site: which files of `docs/` are pages at `/docs/NAME`, in their order, by reader.
 * The overview, the side navigation, /sitemap, the links between the pages and the search read it.
 */

/** Address of the overview; the pages are below it. */
export const DOCS_PATH = '/docs'

/** Path of the page that the gallery of elements frames. Only our own pages may frame it. */
export const GALLERY_STAGE_PATH = '/gallery-stage/'

/** A page. `name` is its title and its link's text (at most 50 characters), `about` its description (70 to 160). */
type Doc = { readonly file: string; readonly name: string; readonly about: string }

/** The pages of one reader. */
type DocsGroup = { readonly reader: string; readonly docs: readonly Doc[] }

/** The pages, by reader. */
export const DOCS_GROUPS: readonly DocsGroup[] = [
  {
    reader: 'Start',
    docs: [
      {
        file: 'getting-started',
        name: 'From sign-up to the first answer',
        about:
          'Follow a new company from its sign-up to a visitor’s first question on its own site, step by step.',
      },
    ],
  },
  {
    reader: 'Embed it',
    docs: [
      {
        file: 'embed',
        name: 'Embed the widgets',
        about:
          'The script tag and its attributes, the elements, style, content security policy, verified users, and what the browser stores.',
      },
      {
        file: 'javascript-api',
        name: 'JavaScript API',
        about: 'The commands that a page can run, the events it can hear, and what differs in a frame.',
      },
      {
        file: 'packages',
        name: 'npm packages',
        about: 'Types, commands as functions and React components for apps that are built with npm.',
      },
      {
        file: 'gallery',
        name: 'Gallery of elements',
        about:
          'Try each element in its states: change its attributes and its style, call its methods, and watch its events.',
      },
      {
        file: 'public-pages',
        name: 'The public help center',
        about:
          'The addresses of a company’s help pages, their languages, their Markdown and what they do without scripts.',
      },
    ],
  },
  {
    reader: 'The desk',
    docs: [
      {
        file: 'desk',
        name: 'The agents’ desk',
        about:
          'Inbox, keyboard, customer panel, blocking and personal data, with a comparison to other desks.',
      },
      {
        file: 'automation',
        name: 'Rules and SLA policies',
        about:
          'Rules that act on conversations, auto-assignment, and SLA policies with their targets and calendars.',
      },
      {
        file: 'csat',
        name: 'Satisfaction surveys',
        about: 'When a survey is asked, how its emails and links work, and how to ask on pages of your own.',
      },
      {
        file: 'reports',
        name: 'Reports',
        about:
          'What the figures of the reports mean, how they are counted, their time zones, and how to rebuild them.',
      },
      {
        file: 'insights',
        name: 'Insights and usage',
        about: 'What visitors ask, why they ask for people, what changed, and what the weekly summary says.',
      },
    ],
  },
  {
    reader: 'The AI',
    docs: [
      {
        file: 'ai',
        name: 'AI answers',
        about:
          'How the AI answers from published articles, what a company can set, what it may not do, and how good it is.',
      },
      {
        file: 'models',
        name: 'Language models',
        about:
          'Connect Ollama or a hosted model, see what data it gets, how its answers are checked, and what it costs.',
      },
      {
        file: 'playground',
        name: 'Playground and gaps',
        about:
          'Test answers before you publish, pin tests, compare answers, and find the articles that are missing.',
      },
      {
        file: 'search',
        name: 'How the search ranks',
        about:
          'How search finds the article that answers a question, with measurements and the alternatives we tried.',
      },
      {
        file: 'handoff-detection',
        name: 'Detecting requests for a human',
        about:
          'The grammar that decides whether a message asks for a human, with results on public data sets and its limits.',
      },
    ],
  },
  {
    reader: 'Run it',
    docs: [
      {
        file: 'self-hosting',
        name: 'Host it yourself',
        about:
          'From an empty Debian server to the first chat on a page, with Compose or systemd; upgrade and roll back.',
      },
      {
        file: 'configuration',
        name: 'Configuration',
        about:
          'Every environment variable of the server, the modes, the databases, email, the preview gate and the limits.',
      },
      {
        file: 'operations',
        name: 'Operations',
        about:
          'Stop, restart and watch a server in production: health checks, metrics for Prometheus, and logs.',
      },
      {
        file: 'backup',
        name: 'Backup and restore',
        about:
          'Back up a running server, restore it elsewhere, and move between the embedded database and PostgreSQL.',
      },
      {
        file: 'email',
        name: 'Emails to visitors',
        about:
          'Receipts, replies, transcripts and surveys by email: sender, a mail server of your own, retries and the log.',
      },
      {
        file: 'voice',
        name: 'Voice calls',
        about:
          'Providers of voice calls, speech recognition, what the network needs, limits, and what is sent where.',
      },
      {
        file: 'scaling',
        name: 'Scaling',
        about:
          'How messages travel, several nodes on one database, PostgreSQL and poolers, and many companies on a server.',
      },
      {
        file: 'supabase',
        name: 'Use a Supabase project',
        about:
          'Put a Supabase project in the place of the server’s own gateway, and verify it before you go live.',
      },
      {
        file: 'gateway',
        name: 'What of supabase-js works',
        about:
          'The part of the Supabase protocol that the server’s own gateway offers, call by call, with its errors.',
      },
      {
        file: 'security',
        name: 'Security rules',
        about:
          'The numbered security rules, what a request may contain, what makes a token valid, and what is kept how long.',
      },
    ],
  },
]

/** Files of `docs/` that are no pages of the site, with the reason. */
export const DOCS_LEFT_OUT: Readonly<Record<string, string>> = {
  requirements: 'lists the numbers that test titles name; for contributors',
  site: 'is about building this site; for contributors',
  'desk-performance': 'has measurements of the inbox and how to repeat them; for contributors',
}

/** Returns the address of a page. */
export function docPath(file: string): `/${string}` {
  return `${DOCS_PATH}/${file}`
}

/** The health page's words: what each cause means, and what to do about it. */
import type { HealthCause, HealthCheckName } from '#contract/constants/health.ts'

/** Names of the checks. */
export const CHECK_NAMES: Readonly<Record<HealthCheckName, string>> = {
  queue: 'People who wait',
  widgets: 'Widgets on your sites',
  ai: 'AI answers',
  knowledge: 'Help center search',
  mail: 'Emails to customers',
  realtime: 'Live updates',
  files: 'Uploaded files',
  jobs: 'Background jobs',
}

type Counts = Readonly<Record<string, number | undefined>>
/** What a cause means, and what to do. `link` leads to where it is mended. */
export type CauseHelp = {
  readonly text: (counts: Counts) => string
  readonly remedy?: string
  readonly link?: { readonly to: string; readonly label: string }
}

const INBOX = { to: '/admin/conversations?state=waiting', label: 'Open the queue' }
const INSTALL = { to: '/admin/settings/install', label: 'Open Install' }
const CHAT_FLOW = { to: '/admin/settings/chat-flow', label: 'Open Chat flow' }
const OPERATOR = 'Tell whoever runs your server.'

/** Help about each cause. */
export const CAUSE_HELP: Readonly<Record<HealthCause, CauseHelp>> = {
  'nobody-waits': { text: () => 'Nobody waits for a person.' },
  'somebody-waits': {
    text: ({ waiting }) => `${people(waiting)} for a person, for less than five minutes.`,
    link: INBOX,
  },
  'waits-unassigned': {
    text: ({ waiting }) => `${people(waiting)} for a person, and nobody is assigned.`,
    remedy: 'Take a conversation, or turn on auto-assignment.',
    link: INBOX,
  },
  'past-deadline': {
    text: ({ late }) => `${count(late, 'conversation is', 'conversations are')} past an SLA deadline.`,
    remedy: 'Answer them first. If it happens often, change the policy or the office hours.',
    link: { to: '/admin/sla', label: 'Open SLA deadlines' },
  },

  'widgets-run': {
    text: ({ sites }) => `${count(sites, 'site shows', 'sites show')} your widgets.`,
    link: INSTALL,
  },
  'no-site': {
    text: () => 'No page has reported your widgets in the last 30 days.',
    remedy: 'Paste the tag into your site, then open one of its pages.',
    link: INSTALL,
  },
  'sites-silent': {
    text: () => 'No page has reported your widgets for a week.',
    remedy: 'Check that the tag is still in your site.',
    link: INSTALL,
  },
  'site-problems': {
    text: ({ problems, sites }) =>
      `${count(problems, 'site has', 'sites have')} a problem with the widgets, of ${sites} in all.`,
    remedy: 'Install says what each problem is and how to fix it.',
    link: INSTALL,
  },

  'ai-answers': { text: replies, link: CHAT_FLOW },
  'ai-idle': { text: () => 'Nobody has asked the AI anything in the last 24 hours.' },
  'ai-off': { text: () => 'The AI is turned off. People answer every conversation.', link: CHAT_FLOW },
  'ai-some-failed': {
    text: replies,
    remedy: 'Try your model to see whether it answers now.',
    link: CHAT_FLOW,
  },
  'ai-failing': {
    text: counts => `The language model failed the last three times. ${replies(counts)}`,
    remedy: 'Try your model. Its address, its key or its credit may be the reason.',
    link: CHAT_FLOW,
  },
  'ai-limit-reached': {
    text: ({ limit }) =>
      `The AI has used up its ${limit} answers for today. Until midnight UTC, only the built-in answerer answers, where it is sure.`,
    remedy: 'Raise the limit of answers per day.',
    link: CHAT_FLOW,
  },

  'articles-searchable': {
    text: ({ articles }) => `${count(articles, 'article', 'articles')} can be found by search and the AI.`,
  },
  'articles-being-read': {
    text: ({ unread, articles }) =>
      `${unread} of ${count(articles, 'article', 'articles')} can be found by words only: search by meaning hasn’t read them yet.`,
    remedy: `This ends by itself. If it lasts for an hour, the model for search isn’t reachable. ${OPERATOR}`,
  },
  'no-articles': {
    text: () => 'No article is published, so the AI has nothing to answer from.',
    remedy: 'Publish your first article, or import some.',
    link: { to: '/admin/kb', label: 'Open Articles' },
  },

  'mail-sent': { text: () => 'No email waits or has failed.' },
  'mail-late': {
    text: ({ late }) => `${count(late, 'email has', 'emails have')} been waiting for more than ten minutes.`,
    remedy: `The job that sends them may be stuck. ${OPERATOR}`,
  },
  'mail-failing': {
    text: ({ failing }) => `${count(failing, 'email', 'emails')} could not be sent.`,
    remedy: 'The log says why, and when each is tried again.',
    link: { to: '/admin/settings/integrations/email', label: 'Open Email' },
  },

  'realtime-live': {
    text: ({ sockets }) =>
      `Changes arrive at once. ${count(sockets, 'connection is', 'connections are')} open.`,
  },
  'realtime-elsewhere': {
    text: () => 'Your Supabase project delivers live updates. Its dashboard shows their state.',
  },
  'realtime-behind': {
    text: ({ lag_s }) => `Changes arrive ${lag_s} seconds late.`,
    remedy: 'The server is busy. Nothing is lost; pages catch up by themselves.',
  },
  'realtime-stuck': {
    text: ({ lag_s }) =>
      `Changes have not arrived for ${lag_s} seconds. New messages show only after a reload.`,
    remedy: OPERATOR,
  },

  'files-on-disk': { text: () => 'Files are in the server’s data folder.' },
  'files-in-database': { text: () => 'Files are in the database.' },
  'files-in-s3': { text: () => 'Files are in an S3-compatible object store.' },
  'files-elsewhere': { text: () => 'Your Supabase project keeps the files.' },
  'files-stuck': {
    text: ({ files }) =>
      `${count(files, 'deleted file is', 'deleted files are')} still stored, although nobody can open ${files === 1 ? 'it' : 'them'}.`,
    remedy: `The server tries again every few minutes. If it lasts, its log has the reason. ${OPERATOR}`,
  },
  'files-disk-low': {
    text: () => 'The server’s disk is nearly full. Once it is, nobody can upload files or write messages.',
    remedy: OPERATOR,
  },

  'jobs-run': { text: () => 'All jobs run on time.' },
  'job-failed': {
    text: ({ failed }) => `The last run of ${count(failed, 'job', 'jobs')} failed. It is tried again.`,
    remedy: `The table below shows which. If it lasts, the server’s log has the reason. ${OPERATOR}`,
  },
  'job-overdue': {
    text: ({ overdue }) => `${count(overdue, 'job has', 'jobs have')} not run for more than two minutes.`,
    remedy: `The table below shows which. ${OPERATOR}`,
  },
}

function count(number = 0, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

function people(waiting: number | undefined): string {
  return count(waiting, 'visitor waits', 'visitors wait')
}

function replies({ answered = 0, offered = 0, failed = 0, stood_in = 0 }: Counts): string {
  const said = `In the last 24 hours: ${count(answered, 'answer', 'answers')}, ${offered} without an answer in your articles.`
  if (failed === 0) return said
  return `${said} The language model failed ${count(failed, 'time', 'times')}; the built-in answerer replied ${stood_in} of these, and to the others a person was offered.`
}

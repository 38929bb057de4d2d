import type { Clock } from '#core/clock.ts'
import { vacuumDue } from '#server/database/vacuum-due.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import {
  type AssignDeps,
  assignWaiting,
  companiesToAssign,
} from '#server/domain/conversations/assignment/assign-waiting.ts'
import { type AwayEmailDeps, emailAway } from '#server/domain/conversations/attention/email-away.ts'
import { forgetNotifications } from '#server/domain/conversations/attention/forget-notifications.ts'
import { checkSla } from '#server/domain/conversations/automation/check-sla.ts'
import { noteDeadlines } from '#server/domain/conversations/automation/note-deadlines.ts'
import { type RuleDeps, runRules } from '#server/domain/conversations/automation/run-rules.ts'
import { wakeDue } from '#server/domain/conversations/desk/wake-due.ts'
import { applyDueTimeouts } from '#server/domain/conversations/lifecycle/apply-due-timeouts.ts'
import { closeInactive } from '#server/domain/conversations/lifecycle/close-inactive.ts'
import { deleteExpiredFiles } from '#server/domain/conversations/lifecycle/file-retention.ts'
import {
  eraseExpiredConversations,
  type RetentionDeps,
} from '#server/domain/conversations/lifecycle/retention.ts'
import { sendScheduledDue } from '#server/domain/conversations/messages/send-scheduled.ts'
import {
  queueReplyEmails,
  type ReplyEmailDeps,
} from '#server/domain/conversations/reply-emails/queue-reply-emails.ts'
import { forgetNetworks } from '#server/domain/conversations/spam/blocked-networks.ts'
import { queueReceipts } from '#server/domain/conversations/tickets/queue-receipts.ts'
import type { EraseDeps } from '#server/domain/conversations/visitors/erase-conversation.ts'
import { type AccountEmailDeps, sendAccountEmails } from '#server/domain/emails/account-outbox.ts'
import {
  forgetIncoming,
  type ReadIncomingDeps,
  readIncoming,
} from '#server/domain/emails/incoming/read-incoming.ts'
import type { MailboxWatch } from '#server/domain/emails/mailboxes/watch-mailboxes.ts'
import { forgetEmails } from '#server/domain/emails/outbox/forget-emails.ts'
import { type OutboxDeps, sendQueuedEmails } from '#server/domain/emails/outbox/send-queued.ts'
import { forgetEmbedReports } from '#server/domain/embed/forget-reports.ts'
import type { AnswerDeps } from '#server/domain/knowledge/answers/answer-conversation.ts'
import { createDueAnswers } from '#server/domain/knowledge/answers/answer-due.ts'
import { forgetSearches } from '#server/domain/knowledge/articles/search-log.ts'
import { archiveTourArticles } from '#server/domain/knowledge/authoring/archive-tour-articles.ts'
import { publishDue } from '#server/domain/knowledge/authoring/publish-due.ts'
import { createImportSteps, type ImportDeps } from '#server/domain/knowledge/imports/run-import.ts'
import { createArticleReader } from '#server/domain/knowledge/search/meaning/embed-articles.ts'
import { forgetSignUps } from '#server/domain/people/accounts/forget-sign-ups.ts'
import { queueSurveyEmails, type SurveyEmailDeps } from '#server/domain/surveys/emails/queue-survey-emails.ts'
import { endOverdueCalls } from '#server/domain/voice/calls.ts'
import { forgetCalls } from '#server/domain/voice/forget-calls.ts'
import type { VoiceDeps } from '#server/domain/voice/voice-deps.ts'
import { type SummaryDeps, sendSummaries } from '#server/domain/weekly-summary/send-summaries.ts'
import type { EventReader } from '#server/events/event-reader.ts'
import { forgetEvents } from '#server/events/open-log.ts'
import type { Database } from '#server/ports/database.ts'
import type { Embedder } from '#server/ports/embedder.ts'
import type { Job } from './start-jobs.ts'

/**
 * Dependencies of the jobs. `clock` is the server's clock. `conversationClock` dates conversations: the demo clock in
 * demo mode.
 */
export type JobDeps = AnswerDeps &
  AssignDeps &
  ReplyEmailDeps &
  SurveyEmailDeps &
  OutboxDeps &
  AccountEmailDeps &
  ImportDeps &
  RuleDeps &
  EraseDeps &
  VoiceDeps &
  SummaryDeps &
  AwayEmailDeps & {
    readonly conversationClock: Clock
    readonly events: EventReader
    /** Whether this is the public demo's server, whose visitors share a company. */
    readonly isDemo: boolean
    /** What reading mails needs. */
    readonly incomingEmail: Omit<ReadIncomingDeps, 'clock'>
    readonly mailboxes: MailboxWatch
    /** Absent if search uses words only. */
    readonly embedder: Embedder | undefined
    /** Deletes a batch of ended sessions; undefined if a Supabase project keeps the sessions. */
    readonly forgetSessions: (() => Promise<boolean>) | undefined
  }

const WAKE_BATCH = 100

/**
 * Returns all jobs of the server. Every node runs all of them. A round takes its rows with locks or leases, so that one
 * node handles each row. If that node dies, another takes over.
 */
export function jobs(deps: JobDeps): readonly Job[] {
  const { database, embedder, clock, conversationClock, events, isDemo, incomingEmail, mailboxes } = deps
  const byConversationClock = { ...deps, clock: conversationClock }
  const answers = createDueAnswers(byConversationClock)
  const all: (Job | false | undefined)[] = [
    {
      name: 'events',
      clock,
      everyMs: 1_000,
      round: events.round,
      failure: 'events could not be read',
    },
    {
      name: 'answers',
      clock: conversationClock,
      everyMs: 2_000,
      async round(again) {
        await answers.begin(again)
        return false
      },
      drained: answers.settled,
      failure: 'visitors could not be answered',
    },
    {
      name: 'timeouts',
      clock: conversationClock,
      everyMs: 2_000,
      round: () => applyDueTimeouts(byConversationClock),
      failure: 'timeouts of conversations could not be applied',
    },
    {
      name: 'assignment',
      clock,
      everyMs: 1_000,
      round: () => assignAll(deps),
      failure: 'waiting visitors could not be assigned',
    },
    {
      name: 'snoozes',
      clock: conversationClock,
      everyMs: 2_000,
      round: () => wakeAll(byConversationClock),
      failure: 'snoozes could not be ended',
    },
    {
      name: 'autoClose',
      clock: conversationClock,
      everyMs: 10_000,
      round: () => closeInactive(byConversationClock),
      failure: 'inactive conversations could not be closed',
    },
    {
      name: 'retention',
      clock: conversationClock,
      everyMs: 60_000,
      round: () => eraseOld(byConversationClock),
      failure: 'old conversations and files could not be erased',
    },
    {
      name: 'scheduledMessages',
      clock: conversationClock,
      everyMs: 2_000,
      round: () => sendScheduledDue(byConversationClock),
      failure: 'scheduled replies could not be sent',
    },
    {
      name: 'rules',
      clock: conversationClock,
      everyMs: 1_000,
      round: () => runRules(byConversationClock),
      failure: 'rules could not be run',
    },
    {
      name: 'sla',
      clock: conversationClock,
      everyMs: 1_000,
      round: () => trackSla(byConversationClock),
      failure: 'SLA timers could not be checked',
    },
    {
      name: 'emails',
      clock: conversationClock,
      everyMs: 5_000,
      round: () => sendEmails(byConversationClock),
      failure: 'emails to visitors could not be sent',
    },
    {
      name: 'incomingEmail',
      clock: conversationClock,
      everyMs: 5_000,
      round: () => readIncoming({ ...incomingEmail, clock: conversationClock }),
      failure: 'mails that came in could not be read',
    },
    {
      name: 'mailboxes',
      clock,
      everyMs: 5_000,
      round: mailboxes.round,
      drained: mailboxes.drained,
      failure: 'mailboxes could not be watched',
    },
    {
      name: 'accountEmails',
      clock,
      everyMs: 5_000,
      round: () => sendAccountEmails(deps),
      failure: 'emails about accounts could not be sent',
    },
    {
      name: 'awayEmails',
      clock,
      everyMs: 5_000,
      round: () => emailAway(deps),
      failure: 'agents could not be emailed of waiting customers',
    },
    {
      name: 'weeklySummaries',
      clock,
      everyMs: 60_000,
      round: () => sendSummaries(deps),
      failure: 'weekly summaries could not be sent',
    },
    {
      name: 'publishing',
      clock,
      everyMs: 1_000,
      round: () => publishDue(deps),
      failure: 'drafts could not be published',
    },
    {
      name: 'imports',
      clock,
      everyMs: 5_000,
      round: createImportSteps(deps),
      failure: 'imports could not go on',
    },
    {
      name: 'calls',
      clock,
      everyMs: 5_000,
      round: () => endOverdueCalls(deps),
      failure: 'calls that last too long could not be ended',
    },
    {
      name: 'expiry',
      clock,
      everyMs: 10 * 60_000,
      round: () => forgetExpired(deps, conversationClock),
      failure: 'what has expired could not be deleted',
    },
    isDemo && {
      name: 'tourArticles',
      clock,
      everyMs: 60_000,
      round: () => archiveTourArticles(deps),
      failure: 'articles of the demo’s tour could not be archived',
    },
    embedder && {
      name: 'vectors',
      clock,
      everyMs: 2_000,
      round: createArticleReader({ ...deps, embedder }),
      failure: 'vectors of articles could not be made',
    },
    database.kind === 'pglite' && vacuumJob(database, clock),
  ]
  return all.filter(job => job !== false && job !== undefined)
}

async function assignAll(deps: AssignDeps): Promise<boolean> {
  for (const companyId of await companiesToAssign(deps.database)) await assignWaiting(deps, companyId)
  return false
}

async function wakeAll({ database, clock }: Pick<JobDeps, 'database' | 'clock'>): Promise<boolean> {
  return (await wakeDue(database, new Date(clock.now()), WAKE_BATCH)) === WAKE_BATCH
}

async function trackSla(deps: RuleDeps): Promise<boolean> {
  const isMoreToCheck = await checkSla(deps)
  return (await noteDeadlines(deps)) || isMoreToCheck
}

async function eraseOld(deps: RetentionDeps): Promise<boolean> {
  const areMoreConversations = await eraseExpiredConversations(deps)
  return (await deleteExpiredFiles(deps)) || areMoreConversations
}

/** Queues the receipts, replies and surveys that are due, and sends what is queued. */
async function sendEmails(deps: ReplyEmailDeps & SurveyEmailDeps & OutboxDeps): Promise<boolean> {
  const areMoreReceipts = await queueReceipts(deps)
  const areMoreReplies = await queueReplyEmails(deps)
  const areMoreSurveys = await queueSurveyEmails(deps)
  return (await sendQueuedEmails(deps)) || areMoreReceipts || areMoreReplies || areMoreSurveys
}

/**
 * Deletes unconfirmed sign-ups (AUTH-04), ended sessions, old searches, notifications, records of calls and reports of
 * pages, and old emails of both directions, networks and their blocks, which conversations date.
 */
async function forgetExpired(
  deps: Pick<JobDeps, 'database' | 'clock' | 'forgetSessions'>,
  conversationClock: Clock,
): Promise<boolean> {
  const areMoreEmails = await forgetEmails({ database: deps.database, clock: conversationClock })
  const areMoreIncoming = await forgetIncoming({ database: deps.database, clock: conversationClock })
  const areMoreSearches = await forgetSearches(deps)
  const areMoreNotifications = await forgetNotifications(deps)
  const areMoreCalls = await forgetCalls(deps)
  const areMoreReports = await forgetEmbedReports(deps)
  const areMoreNetworks = await forgetNetworks({ database: deps.database, clock: conversationClock })
  await deps.database.as(JOB_CLAIMS, query => forgetEvents(query, new Date(deps.clock.now())))
  const areMoreSessions = (await deps.forgetSessions?.()) ?? false
  return (
    (await forgetSignUps(deps)) ||
    areMoreEmails ||
    areMoreIncoming ||
    areMoreSearches ||
    areMoreNotifications ||
    areMoreCalls ||
    areMoreReports ||
    areMoreNetworks ||
    areMoreSessions
  )
}

/** Returns the job that vacuums the embedded database. A PostgreSQL server has its own daemon for this. */
export function vacuumJob(database: Database, clock: Clock): Job {
  return {
    name: 'vacuum',
    clock,
    // The daemon's default interval (`autovacuum_naptime`).
    everyMs: 60_000,
    async round() {
      await vacuumDue(database)
      return false
    },
    failure: 'the embedded database could not be vacuumed',
  }
}

import type { Operator } from '#contract/constants/operator.ts'
import type { MailboxMail } from '#contract/entities/platform.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { DemoClock } from '#core/demo-clock.ts'
import type { AccountOutbox } from '#server/domain/emails/account-outbox.ts'
import type { CompanyMailers } from '#server/domain/emails/outbox/company-mailers.ts'
import type { CompanyModels } from '#server/domain/knowledge/ai-settings/company-models.ts'
import type { ComposeDeps } from '#server/domain/knowledge/answers/compose-answer.ts'
import type { AnswerProgress } from '#server/domain/knowledge/answers/progress/answer-progress.ts'
import type { Knowledge } from '#server/domain/knowledge/search/knowledge.ts'
import type { FirstRun } from '#server/domain/platform/first-run.ts'
import type { IsolationDoors } from '#server/domain/platform/isolation/doors.ts'
import type { ReadReadiness } from '#server/domain/readiness/readiness.ts'
import { mintVisitorToken, type VisitorTokenClaims } from '#server/domain/visitor-tokens.ts'
import type { FairTurns } from '#server/limits/fair-turns.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import type { Disk } from '#server/ports/disk.ts'
import type { FilesState } from '#server/ports/files.ts'
import type { Log } from '#server/ports/log.ts'
import type { OutboundPost } from '#server/ports/outbound.ts'
import type { RealtimeState } from '#server/ports/realtime.ts'
import type { Registrar } from '#server/ports/registrar.ts'
import type { VoiceProviders } from '#server/ports/voice.ts'
import type { Tokens } from '#server/tokens/tokens.ts'

/** Dependencies of the handlers. */
export type HandlerDeps = {
  readonly database: Database
  readonly clock: Clock
  /** Clock that dates conversations and runs their timeouts: the demo clock in demo mode, otherwise `clock`. */
  readonly conversationClock: Clock
  /** Null outside demo mode. */
  readonly demoClock: DemoClock | null
  readonly tokens: Tokens
  readonly registrar: Registrar
  readonly knowledge: Knowledge
  readonly progress: AnswerProgress
  /** Takes visitors' calls; null if this installation takes none. */
  readonly voice: VoiceProviders | null
  /** Seals the keys of companies' accounts with vendors of voices. */
  readonly voiceKey: Uint8Array
  /** Dependencies of `composeAnswer`. */
  readonly answering: ComposeDeps & { readonly clock: Clock }
  readonly ownModelOf: CompanyModels['ownModelOf']
  /** Seals the keys of companies' own models. */
  readonly modelKey: Uint8Array
  /** Seals companies' identity keys. */
  readonly identitySealKey: Uint8Array
  /** Sends emails about accounts. */
  readonly outbox: AccountOutbox
  /** Sends companies' emails to visitors. */
  readonly mailerOf: CompanyMailers
  /** Seals the passwords of companies' mail servers. */
  readonly mailKey: Uint8Array
  /** Whether companies may name a mail server on this machine. */
  readonly allowsLoopback: boolean
  /** The platform's sender address; null without a mail server. */
  readonly platformAddress: string | null
  /** The domain of the companies' addresses for mail; null if no mail comes in. */
  readonly mailDomain: string | null
  readonly limits: RateLimits
  /** Turns of companies at reading what they export. */
  readonly exportTurns: FairTurns
  /** Deletes the bytes of uploads by their keys. */
  readonly removeFiles: (keys: readonly string[]) => Promise<void>
  /** Names of the jobs that this server runs. */
  readonly jobNames: readonly string[]
  /** The model that computes articles' vectors; null if search uses words only. */
  readonly embeddingModel: string | null
  /** State of this node's realtime; null if a Supabase project replaces it. */
  readonly realtimeState: ((companyId: string) => RealtimeState) | null
  /** Where the installation's files are; null if a Supabase project keeps them. */
  readonly filesState: (() => Promise<FilesState>) | null
  /** The data folder's disk; null if the node stores nothing on it. */
  readonly disk: Disk | null
  /** Whether this node may get requests. */
  readonly readReadiness: ReadReadiness
  /** Counts sessions that a number of days without use would end; null if a Supabase project keeps the sessions. */
  readonly countExpiredSessions: ((companyId: string, days: number) => Promise<number>) | null
  readonly log: Log
  /** Where a browser on `origin` finds auth and realtime, and the public key for them. */
  readonly supabase: (origin: string) => { readonly url: string; readonly key: string }
  readonly demo: ResponseOf<'config'>['demo']
  readonly firstRun: FirstRun
  /** Reads the embedded mailbox, the newest first; null outside demo mode or with SMTP. */
  readonly readMailbox: (() => Promise<readonly MailboxMail[]>) | null
  /** The server's URL without a trailing slash. A tenant's pages are one label below. */
  readonly publicUrl: string
  readonly platformOwnerId: string | null
  readonly developmentAccountId: string | null
  readonly isDebugBarOn: boolean
  /** Passphrase of the preview gate; null without a gate. */
  readonly previewPassphrase: string | null
  /** Whoever runs this server. */
  readonly operator: Operator
  /** How the isolation self-test reaches the server. */
  readonly isolation: IsolationDoors
  /** Called after a visitor's message is stored, because an answer may be due. */
  readonly answerSoon: () => void
  /** Called after a ticket or an email is stored, because an email is due. */
  readonly emailsSoon: () => void
  /** Posts to providers of mailboxes. */
  readonly post: OutboundPost
  /** Called after a mailbox was added or changed. */
  readonly mailboxesSoon: () => void
  /** Called after a mail that came in waits to be read. */
  readonly mailsSoon: () => void
  /** Called after an import is stored, so it can begin. */
  readonly importsSoon: () => void
}

/** Dependencies of handlers of conversations, whose `clock` is `conversationClock`. */
export type ConversationHandlerDeps = HandlerDeps & {
  /** The real clock, which dates who is at the desk. */
  readonly presenceClock: Clock
}

/** Returns what a visitor's browser needs for one conversation: its token, and where realtime is. */
export async function visitorCredential(deps: HandlerDeps, claims: VisitorTokenClaims, origin: string) {
  return {
    token: await mintVisitorToken(deps.tokens, claims),
    realtime: deps.supabase(origin),
  }
}

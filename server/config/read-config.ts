/** The only code that reads the environment. It validates everything once, at start. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { BRAND } from '#contract/brand.ts'
import type { Operator } from '#contract/constants/operator.ts'
import { BUS_VARIABLES, busUrlOf } from './bus-config.ts'
import { DATABASE_VARIABLES, type DatabaseConfig, databaseConfigOf } from './database-config.ts'
import { isDemoMode, MODES } from './demo-mode.ts'
import { FILES_VARIABLES, type FilesConfig, filesConfigOf } from './files-config.ts'
import { LEGAL_VARIABLES, operatorOf } from './legal-config.ts'
import { MAIL_IN_VARIABLES, type MailInConfig, mailInOf } from './mail-in-config.ts'
import { VOICE_VARIABLES, type VoiceConfig, voiceConfigOf } from './voice-config.ts'

const DEMO_PASSPHRASE = BRAND.slug
const SECRET_MISSING =
  'JWT_SECRET is missing. Generate one with the next line, keep it, and set it at every start:\n' +
  `  node -p "crypto.randomBytes(48).toString('base64url')"`

const BYTES_A_MB = 2 ** 20

/** An IP address or a name, IPv6 in brackets, and a port. */
const ADDRESS = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})$/i

function toAddress(written: string): { readonly host: string; readonly port: number } {
  const [, ip6, host = ip6!, port] = ADDRESS.exec(written)!
  return { host, port: Number(port) }
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  NODE_ENV: z.string().optional(),
  LAPWING_MODE: z.enum(MODES).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  SEED: z.enum(['demo', 'none']).default('demo'),
  DEMO_STORY: z.enum(['on', 'off']).default('on'),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ...DATABASE_VARIABLES,
  PLATFORM_OWNER_ID: z.uuid().optional(),
  TRUSTED_PROXIES: z.string().optional(),
  METRICS_ADDRESS: z
    .string()
    .regex(ADDRESS, 'must be an address and a port, such as 127.0.0.1:9464')
    .transform(toAddress)
    .optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  DEBUG_BAR: z.enum(['on', 'off']).default('off'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  ...MAIL_IN_VARIABLES,
  MODEL_URL: z.url().optional(),
  MODEL_NAME: z.string().min(1).optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  ...VOICE_VARIABLES,
  ...BUS_VARIABLES,
  ...FILES_VARIABLES,
  ...LEGAL_VARIABLES,
  SEARCH_MEMORY_MB: z.coerce.number().int().min(1).max(65_536).default(128),
  EMBEDDINGS: z.enum(['on', 'off']).default('on'),
  EMBEDDINGS_URL: z.url().optional(),
  EMBEDDINGS_MODEL: z.string().min(1).optional(),
  EMBEDDINGS_API_KEY: z.string().min(1).optional(),
})

/** Names of all environment variables that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

const CONVERSION_IN_DEMO =
  '--convert-demo makes a demo ready for production. Set LAPWING_MODE=production together with it.'

/** An OpenAI-compatible server: `url` is the base, such as https://host/v1. */
export type ModelConfig = { readonly url: string; readonly name: string; readonly apiKey: string | null }

/** `server` is OpenAI-compatible as well. */
export type EmbeddingsConfig =
  | { readonly kind: 'built-in' | 'off' }
  | ({ readonly kind: 'server' } & ModelConfig)

/** `url` is such as smtp://user:password@host:587, smtps:// for implicit TLS; `from` the sender's address. */
export type SmtpConfig = { readonly url: string; readonly from: string }

/** `isNamed`: the gate shows the passphrase itself, as the demo's does. */
export type PreviewGateConfig = { readonly passphrase: string; readonly isNamed: boolean }

/** The server's validated configuration. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly publicUrl: string | null
  readonly dataFolder: string
  readonly logLevel: string
  readonly database: DatabaseConfig
  /** Redis or Valkey between the nodes; null for PostgreSQL's NOTIFY. */
  readonly busUrl: string | null
  /** Null only if the data folder's own secret may be used. */
  readonly jwtSecret: string | null
  /** Demo mode: people with public passwords, one-click login, mailbox, demo clock, example site. */
  readonly isDemo: boolean
  readonly isSeeded: boolean
  /** Whether the seed gives its main company a past of three months. */
  readonly hasStory: boolean
  /** `--convert-demo`: converts a demo's database for production first. */
  readonly convertsDemo: boolean
  /** Where uploaded files are. With a Supabase project, its storage has them. */
  readonly files: FilesConfig
  /** `--claim-files`: this place becomes that of the files, whatever place the database knows. */
  readonly claimsFiles: boolean
  readonly model: ModelConfig | null
  /** Memory for the search indexes of all companies together, in bytes, as the node estimates it. */
  readonly searchMemoryBytes: number
  /** How meanings are compared: by the built-in sentence model, by a server, or not at all. */
  readonly embeddings: EmbeddingsConfig
  /** The account that passes every guard (GUARD-05). An id, because an address can change hands. */
  readonly platformOwnerId: string | null
  /** Addresses of peers whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** Where GET /metrics is answered: an address of its own. Null if nowhere. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | null
  /** False for load tests from one machine, which rate limits would soon refuse. */
  readonly isLimited: boolean
  readonly isDebugBarOn: boolean
  readonly previewGate: PreviewGateConfig | null
  /** Null if the server takes no calls. */
  readonly voice: VoiceConfig | null
  /** Null for the embedded mailbox. */
  readonly smtp: SmtpConfig | null
  /** Our own door for mail; null if no mail comes in. */
  readonly mailIn: MailInConfig | null
  /** Whoever runs this server, for the legal pages. */
  readonly operator: Operator
}

/**
 * Returns the configuration from environment variables and command line arguments.
 * @throws Error that names every invalid or missing variable.
 */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const env = parsed.data
  const database = databaseConfigOf(env)
  const isDemo = isDemoMode(env)
  const { convertsDemo, claimsFiles } = readArguments(args)
  if (convertsDemo && isDemo) throw new Error(CONVERSION_IN_DEMO)
  if (!(isDemo && database.kind === 'embedded') && !env.JWT_SECRET) throw new Error(SECRET_MISSING)
  // 0 takes any free port.
  if (env.PORT !== 0 && env.METRICS_ADDRESS?.port === env.PORT)
    throw new Error('METRICS_ADDRESS needs a port of its own: PORT is open to everybody.')
  if (env.MODEL_URL && !env.MODEL_NAME)
    throw new Error('MODEL_NAME is missing: MODEL_URL needs the name of a model.')
  if (env.EMBEDDINGS_URL && !env.EMBEDDINGS_MODEL)
    throw new Error('EMBEDDINGS_MODEL is missing: EMBEDDINGS_URL needs the name of a model.')
  if (env.SMTP_URL && !env.MAIL_FROM)
    throw new Error('MAIL_FROM is missing: SMTP_URL needs the address that emails are sent from.')
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    dataFolder: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    database,
    busUrl: busUrlOf(env, database.kind),
    jwtSecret: env.JWT_SECRET ?? null,
    isDemo,
    isSeeded: isDemo && env.SEED === 'demo',
    hasStory: env.DEMO_STORY === 'on',
    convertsDemo,
    files: filesConfigOf(env, database.kind === 'supabase'),
    claimsFiles,
    platformOwnerId: env.PLATFORM_OWNER_ID ?? null,
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map(address => address.trim())
      .filter(Boolean),
    metricsAddress: env.METRICS_ADDRESS ?? null,
    isLimited: env.RATE_LIMITS === 'on',
    isDebugBarOn: env.DEBUG_BAR === 'on',
    previewGate: previewGateOf(variables['PREVIEW_PASSPHRASE'], isDemo),
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    mailIn: mailInOf(env),
    voice: voiceConfigOf(env),
    operator: operatorOf(env),
    searchMemoryBytes: env.SEARCH_MEMORY_MB * BYTES_A_MB,
    embeddings: embeddingsOf(env),
    model:
      env.MODEL_URL && env.MODEL_NAME
        ? { url: env.MODEL_URL.replace(/\/$/, ''), name: env.MODEL_NAME, apiKey: env.MODEL_API_KEY ?? null }
        : null,
  }
}

/** Returns which of the server's arguments were given. Throws for any other argument. */
function readArguments(args: readonly string[]): Pick<Config, 'convertsDemo' | 'claimsFiles'> {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ args: [...args], options: { 'convert-demo': flag, 'claim-files': flag } })
  return { convertsDemo: values['convert-demo'], claimsFiles: values['claim-files'] }
}

/**
 * Returns the preview gate's setting. An empty value means no gate, as `none` does; no other variable has a meaning
 * when empty.
 */
function previewGateOf(given: string | undefined, isDemo: boolean): PreviewGateConfig | null {
  const passphrase = given?.trim() ?? (isDemo ? DEMO_PASSPHRASE : '')
  if (passphrase === '' || passphrase === 'none') return null
  return { passphrase, isNamed: isDemo && passphrase === DEMO_PASSPHRASE }
}

function embeddingsOf(env: z.infer<typeof environment>): EmbeddingsConfig {
  if (env.EMBEDDINGS === 'off') return { kind: 'off' }
  if (!env.EMBEDDINGS_URL || !env.EMBEDDINGS_MODEL) return { kind: 'built-in' }
  const url = env.EMBEDDINGS_URL.replace(/\/$/, '')
  return { kind: 'server', url, name: env.EMBEDDINGS_MODEL, apiKey: env.EMBEDDINGS_API_KEY ?? null }
}

/** Whether rows or files are in the data folder. */
export function usesDisk({ database, files }: Config): boolean {
  return database.kind === 'embedded' || (database.kind === 'postgres' && files.kind === 'disk')
}

import { z } from 'zod'
import type { Clock } from '#core/clock.ts'
import { realtimeOfProject } from '#server/adapters/realtime/open-realtime.ts'
import type { Config } from '#server/config/read-config.ts'
import { readMigrations } from '#server/database/migrate.ts'
import type { Database } from '#server/ports/database.ts'
import { MIGRATIONS_FOLDER } from '#server/start/open-database.ts'
import { createTokens } from '#server/tokens/tokens.ts'
import { checkDatabase } from './database-checks.ts'
import { type Finding, ok, todo } from './finding.ts'
import { checkKeys } from './key-checks.ts'
import { createProjectApi, type ProjectApi } from './project-api.ts'

/** The part of the auth service's public settings that the product depends on. */
const authSettings = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.object({ email: z.boolean() }),
})

const URL_PAGE = 'Authentication → URL Configuration'

const EMAIL_PAGE = 'Authentication → Sign In / Providers'

/** Pages that links in the project's emails lead to. */
const LINKED_PAGES = ['/auth/confirmed', '/set-password']

const PROBE = 'redirect-check'

/** RFC 2606 section 2: a host that is nobody's. */
const FOREIGN_PAGE = `https://${PROBE}.invalid/`

const TRANSACTION_POOLER_PORT = '6543'
const POOLER =
  'DATABASE_URL names the transaction pooler (port 6543), which cannot LISTEN. Also set DATABASE_DIRECT_URL to the direct connection or the session pooler (port 5432), or use that instead.'

type Project = Extract<Config['database'], { kind: 'supabase' }>

/** The result: a line for each check, then a summary. `isReady` is true if nothing is to be done. */
export type Report = { readonly lines: readonly string[]; readonly isReady: boolean }

/**
 * Verifies the configured Supabase project before go-live. It sends no email and changes nothing.
 * @throws Error for the operator if no project is configured.
 */
export async function checkSupabase(
  config: Config,
  deps: { readonly database: Database; readonly clock: Clock },
): Promise<Report> {
  const { database: project, jwtSecret } = config
  if (project.kind !== 'supabase' || jwtSecret === null)
    throw new Error(
      'Set SUPABASE_URL, SUPABASE_ANON_KEY, DATABASE_URL and JWT_SECRET to those of the project.',
    )
  const findings = [
    ...(await checkDoors(config, project, jwtSecret, deps.clock)),
    ...(await checkOwnDatabase(deps.database, project)),
  ]
  const left = findings.filter(({ isOk }) => !isOk).length
  return {
    isReady: left === 0,
    lines: [
      ...findings.map(({ isOk, text }) => `${isOk ? 'ok  ' : 'todo'}  ${text}`),
      left === 0 ? 'The project is ready.' : `${left} of ${findings.length} checks found something to do.`,
    ],
  }
}

async function checkDoors(
  config: Config,
  project: Project,
  secret: string,
  clock: Clock,
): Promise<Finding[]> {
  const { projectUrl, anonKey } = project
  const api = createProjectApi(projectUrl, anonKey)
  const { status, body } = await api.get('/auth/v1/settings')
  const settings = authSettings.safeParse(body)
  if (status === 401 || status === 403)
    return [todo('The project refuses SUPABASE_ANON_KEY. Copy it from Project Settings → API Keys.')]
  if (!settings.success)
    return [
      todo(
        `No Supabase project answers at ${projectUrl}. Compare SUPABASE_URL with Project Settings → Data API.`,
      ),
    ]
  return [
    ok(`The project answers at ${projectUrl}.`),
    ...(await checkKeys(api, createTokens(secret, clock), anonKey)),
    ...checkSignUp(settings.data),
    ...(await checkRedirects(api, config.publicUrl)),
    await checkSockets(project, clock),
  ]
}

async function checkSockets({ projectUrl, anonKey }: Project, clock: Clock): Promise<Finding> {
  const realtime = await realtimeOfProject(projectUrl, clock)()
  const socket = await realtime.connect(anonKey)
  realtime.close()
  return socket
    ? ok('Realtime accepts a socket.')
    : todo('Realtime accepts no socket. Turn it on: Realtime → Settings.')
}

async function checkOwnDatabase(database: Database, { url, directUrl }: Project): Promise<Finding[]> {
  const listenUrl = directUrl ?? url
  if (URL.canParse(listenUrl) && new URL(listenUrl).port === TRANSACTION_POOLER_PORT) return [todo(POOLER)]
  const migrations = await readMigrations(MIGRATIONS_FOLDER)
  // The driver's message can contain the password.
  return checkDatabase(database, migrations).catch(() => [
    todo('The database cannot be read. Compare DATABASE_URL with Connect → Session pooler.'),
  ])
}

/** Checks who can sign up, and whether an address has to be confirmed. */
function checkSignUp(settings: z.infer<typeof authSettings>): Finding[] {
  const isOpen = settings.external.email && !settings.disable_signup
  return [
    isOpen
      ? ok('People can sign up by email.')
      : todo(
          `Companies and invited people cannot sign up. Allow new users and the email provider: ${EMAIL_PAGE}.`,
        ),
    settings.mailer_autoconfirm
      ? todo(
          `Sign-ups are not confirmed, so anybody can use another person’s address. Turn on Confirm email: ${EMAIL_PAGE}.`,
        )
      : ok('A new address has to be confirmed.'),
  ]
}

/** Checks where the links in the project's emails may lead. */
async function checkRedirects(api: ProjectApi, publicUrl: string | null): Promise<Finding[]> {
  if (publicUrl === null)
    return [todo('PUBLIC_URL is not set. Set it to the address at which browsers reach the server.')]
  const { origin, protocol, host } = new URL(publicUrl)
  const siteUrl = await api.redirectOf(FOREIGN_PAGE)
  if (siteUrl === null)
    return [
      todo(`The auth service does not say where its links lead. Compare ${URL_PAGE} with docs/supabase.md.`),
    ]
  return [
    checkSiteUrl(siteUrl, origin),
    await checkPages(api, origin, `${origin}/**`),
    await checkPages(api, `${protocol}//${PROBE}.${host}`, `${protocol}//*.${host}/**`),
  ]
}

function checkSiteUrl(siteUrl: URL, origin: string): Finding {
  if (siteUrl.host === new URL(FOREIGN_PAGE).host)
    return todo(
      `The redirect URLs allow every host, so links in emails can lead anywhere. Remove the pattern: ${URL_PAGE}.`,
    )
  return siteUrl.origin === origin
    ? ok(`The site URL is ${origin}.`)
    : todo(`The site URL is ${siteUrl.origin}. Set it to ${origin}: ${URL_PAGE}.`)
}

/** Checks that links may lead to an origin. `pattern` is the entry of the redirect URLs that allows it. */
async function checkPages(api: ProjectApi, origin: string, pattern: string): Promise<Finding> {
  for (const page of LINKED_PAGES) {
    const found = await api.redirectOf(origin + page)
    if (found?.origin !== origin || found.pathname !== page)
      return todo(`Links in emails may not lead to ${pattern}. Add it to the redirect URLs: ${URL_PAGE}.`)
  }
  return ok(`Links in emails may lead to ${pattern}.`)
}

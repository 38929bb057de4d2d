import type { Clock } from '#core/clock.ts'
import { realtimeOfProject } from '#server/adapters/realtime/open-realtime.ts'
import type { Config } from '#server/config/read-config.ts'
import { readMigrations } from '#server/database/migrate.ts'
import { MIGRATIONS_FOLDER } from '#server/open-database.ts'
import type { Database } from '#server/ports/database.ts'
import { createTokens } from '#server/tokens/tokens.ts'
import { authSettings, checkRedirects, checkSignUp } from './auth-checks.ts'
import { checkDatabase } from './database-checks.ts'
import { type Finding, ok, todo } from './finding.ts'
import { checkKeys } from './key-checks.ts'
import { createProjectApi } from './project-api.ts'

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

import { parseArgs } from 'node:util'
import { z } from 'zod'
import { email, fullName, password } from '#contract/entities/account.ts'
import type { Config } from '#server/config/read-config.ts'
import { createStaff } from '#server/domain/platform/create-staff.ts'
import { createIdentityStore } from '#server/gateway/auth/identity-store.ts'
import { createRegistrar, openDatabase, prepareForMode } from '#server/start/open-database.ts'

const USAGE = 'Usage: npm run create-staff -- --email ada@example.com --name "Ada Lovelace"'
const IN_DEMO =
  'The demo has a platform user, staff@lapwing.test. For a real one, set LAPWING_MODE=production and the server’s other variables.'

const person = z.object({ email, fullName, password })

/**
 * Creates a platform user in the configured database.
 * @param ask returns the password; called after everything else is valid. @returns text for the operator. @throws
 * Error for the operator.
 */
export async function createStaffByArgs(
  args: readonly string[],
  config: Config,
  ask: () => Promise<string>,
): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: { email: { type: 'string' }, name: { type: 'string' } },
  })
  if (!values.email || !values.name) throw new Error(USAGE)
  if (config.isDemo) throw new Error(IN_DEMO)
  const database = await openDatabase(config)
  try {
    const clock = { now: Date.now }
    await prepareForMode(database, config, clock)
    const given = person.safeParse({ email: values.email, fullName: values.name, password: await ask() })
    if (!given.success)
      throw new Error(given.error.issues.map(({ path, message }) => `${path.join()}: ${message}`).join('\n'))
    const registrar = createRegistrar(config, createIdentityStore({ database, clock }))
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
    const isConfirmed = await createStaff({ database, registrar, publicUrl }, given.data)
    return isConfirmed
      ? `${given.data.email} is a platform user. Sign in at ${publicUrl}/login`
      : `${given.data.email} is a platform user once they open the link that the project emailed to them.`
  } finally {
    await database.close()
  }
}

/** `npm run create-staff` on a data folder without a running server, and its password prompt. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeDataLock } from '#server/adapters/pglite/data-lock.ts'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { askPassword } from '#server/commands/ask-password.ts'
import { createStaffByArgs } from '#server/commands/create-staff-by-args.ts'
import { readConfig } from '#server/config/read-config.ts'
import { pgliteImage } from '#tests/support/pglite-image.ts'

const ADA = ['--email', 'Ada@platform.example', '--name', 'Ada Lovelace']
const PASSWORD = 'correct horse battery'

describe('create-staff', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-create-staff-'))
  const config = readConfig({ LAPWING_MODE: 'production', JWT_SECRET: 's'.repeat(32), DATA_DIR: folder })
  const create = (args: readonly string[], password = PASSWORD, given = config) =>
    createStaffByArgs(args, given, async () => password)

  beforeAll(async () => cpSync(await pgliteImage('migrated'), folder, { recursive: true }))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('says how it is used', async () => {
    const usage = 'Usage: npm run create-staff -- --email ada@example.com --name "Ada Lovelace"'
    for (const args of [[], ADA.slice(0, 2), ADA.slice(2)]) await expect(create(args)).rejects.toThrow(usage)
    await expect(create([...ADA, '--password', PASSWORD])).rejects.toThrow("Unknown option '--password'")
  })

  it('refuses an address, a name or a password that cannot be one', async () => {
    await expect(create(ADA, 'short')).rejects.toThrow('password: Use at least 10 characters.')
    await expect(create(['--email', 'ada', '--name', 'Ada'])).rejects.toThrow('email: ')
  })

  it('refuses the demo, which has a platform user', async () => {
    await expect(create(ADA, PASSWORD, readConfig({ DATA_DIR: folder }))).rejects.toThrow(
      'The demo has a platform user, staff@lapwing.test.',
    )
  })

  it('waits for nobody: while a server runs on the folder it says so', async () => {
    const lock = takeDataLock(folder)
    await expect(create(ADA)).rejects.toThrow(`The data folder ${folder} is in use by process`)
    lock.release()
  })

  it('makes a platform user, and lets go of the folder', async () => {
    expect(await create(ADA)).toBe(
      'ada@platform.example is a platform user. Sign in at http://localhost:3000/login',
    )
    await expect(create(ADA)).rejects.toMatchObject({ code: 'address_taken' })
    const database = await openPglite({ folder })
    const staff = await database.asOwner(query =>
      query(`select u.email, p.full_name, p.role, p.status, c.subdomain from public.profiles p
               join auth.users u on u.id = p.id join public.companies c on c.id = p.company_id`),
    )
    await database.close()
    expect(staff).toEqual([
      {
        email: 'ada@platform.example',
        full_name: 'Ada Lovelace',
        role: 'staff',
        status: 'active',
        subdomain: 'app',
      },
    ])
  })
})

describe('askPassword', () => {
  const input = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY })

  it('takes the first line of what is piped in', async () => {
    const piped = input(false)
    piped.end(`${PASSWORD}\r\nanother line\n`)
    expect(await askPassword(piped)).toBe(PASSWORD)
  })

  it.each([
    ['the same twice', PASSWORD, PASSWORD, PASSWORD],
    ['two that differ', PASSWORD, 'another', new Error('The passwords do not match.')],
  ])('asks at a terminal, and never shows what is typed: %s', async (_case, first, second, expected) => {
    const terminal = input(true)
    const answers = [first, second]
    let shown = ''
    const asked = askPassword(terminal, text => {
      shown += text
      // Answers after the question is on the screen.
      if (text.endsWith(': ')) setImmediate(() => terminal.write(`${answers.shift()}\n`))
    })
    if (expected instanceof Error) await expect(asked).rejects.toThrow(expected)
    else expect(await asked).toBe(expected)
    expect(shown).toBe('Password: \nRepeat password: \n')
  })
})

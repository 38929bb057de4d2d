/** A demo never turns into a production install by accident, and a production install never into a demo. */
import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { seedPeople } from '#demo/people.ts'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'

let demo: ServerProcess
let production: ServerProcess
/** The demo's own settings, except those that each test changes. */
const SHARED = { LAPWING_MODE: '', NODE_ENV: '', PREVIEW_PASSPHRASE: '' }

test.beforeAll(async () => {
  demo = await createServerProcess(SHARED)
  production = await createServerProcess({
    ...SHARED,
    NODE_ENV: 'production',
    DATA_DIR: demo.folder,
    JWT_SECRET: randomBytes(48).toString('base64url'),
  })
})
test.afterAll(async () => {
  await production.dispose()
  await demo.dispose()
})

const statusOfLogin = async ({ port }: ServerProcess, email: string) => {
  const answer = await fetch(`http://localhost:${port}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  return answer.status
}

test('the folder of a demo is refused in production, until it is converted; then no demo account opens', async () => {
  await demo.start()
  for (const { email } of seedPeople) expect(await statusOfLogin(demo, email), email).toBe(200)
  await demo.end()

  await expect(production.start()).rejects.toThrow('start once with --convert-demo')
  await production.start('--convert-demo')
  expect(production.output()).toContain('16 demo accounts are disabled')
  expect(production.output()).toContain('/first-run')
  for (const { email } of seedPeople) expect(await statusOfLogin(production, email), email).toBe(401)
  await production.end()

  await production.start()
  expect(await statusOfLogin(production, 'staff@lapwing.test')).toBe(401)
  await production.end()
  await expect(demo.start()).rejects.toThrow('holds real data, so it does not start in demo mode')
})

test('a demo that others could reach is refused, and says what to set', async () => {
  const CHOICE = 'Set LAPWING_MODE=production for real use, or LAPWING_MODE=demo for the demo'
  for (const settings of [
    { PUBLIC_URL: 'https://help.example.com' },
    { HOST: '0.0.0.0' },
    { DATABASE_URL: 'postgres://localhost/db' },
  ]) {
    const server = await createServerProcess({ ...SHARED, ...settings })
    await expect(server.start()).rejects.toThrow(CHOICE)
    await server.dispose()
  }
})

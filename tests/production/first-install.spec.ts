/**
 * The first day of a new installation: an empty folder in production, a platform user, a company that signs
 * up, its widget on another site, and an agent who takes over a conversation. Then its backup: made while they write,
 * and restored after everything was deleted. Nothing is seeded, and email goes through a real SMTP server.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { verifyArchive } from '#server/archive/verify-archive.ts'
import { axeFindings } from '#tests/e2e/axe-findings.ts'
import { chat, inbox } from '#tests/e2e/screens.ts'
import { copyDatabase, onServer } from '#tests/support/copy-database.ts'
import { createPageServer } from '#tests/support/page-server.ts'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'
import { type SmtpSink, startSmtpSink } from '#tests/support/smtp-sink.ts'
import { startPostgres } from '#tests/support/start-postgres.ts'

const STAFF = { email: 'ines@platform.example', name: 'Ines Carvalho', password: 'a long staff password' }
const FOUNDER = { email: 'ada@northwind.example', name: 'Ada Byron', password: 'a long founder password' }
const TENANT = 'northwind-desk'

/** Replies during a backup, at most. */
const REPLIES_MAX = 30

const newPage = async (browser: Browser) => (await browser.newContext()).newPage()
const PLACES = [
  {
    name: 'PGlite',
    // Its database is in the data folder.
    open: async () => ({ settings: {}, wipe: async () => {}, close: async () => {} }),
  },
  {
    name: 'PostgreSQL',
    async open() {
      const { url: serverUrl, stop } = await startPostgres()
      const { url } = await copyDatabase(serverUrl, () => 'template0')
      const name = new URL(url).pathname.slice(1)
      const wipe = () =>
        onServer(serverUrl, async server => {
          await server.script(`drop database ${name} with (force)`)
          await server.script(`create database ${name} template template0`)
        })
      return { settings: { DATABASE_URL: url }, wipe, close: stop }
    },
  },
]

for (const { name, open } of PLACES)
  test.describe(`a first install on ${name}`, () => {
    let place: Awaited<ReturnType<typeof open>>
    let mail: SmtpSink
    let server: ServerProcess

    test.beforeAll(async () => {
      place = await open()
      mail = await startSmtpSink()
      server = await createServerProcess({
        LAPWING_MODE: 'production',
        NODE_ENV: 'production',
        JWT_SECRET: randomBytes(48).toString('base64url'),
        SMTP_URL: `smtp://${mail.host}`,
        MAIL_FROM: 'help@lapwing.example',
        RATE_LIMITS: 'on',
        PREVIEW_PASSPHRASE: '',
        ...place.settings,
      })
    })
    test.afterAll(async ({ browser }) => {
      await Promise.all(browser.contexts().map(context => context.close()))
      await server.dispose()
      await mail.close()
      await place.close()
    })

    const own = (path: string) => `http://localhost:${server.port}${path}`
    const at = (path: string) => `http://${TENANT}.localhost:${server.port}${path}`

    test('[TENANT-01] [AUTH-04] [CHAT-10] leads from an empty folder to a conversation that a person has taken over', async ({
      browser,
    }) => {
      await test.step('the first platform user', () => firstStaff(browser, name === 'PGlite'))
      await test.step('sign-up, with a name that is reserved first', () => signUp(browser))
      await test.step('confirmation by the email', () => confirm(browser))
      const agent = await newPage(browser)
      await test.step('the first login', async () => {
        await agent.goto(at('/login'))
        await expect(agent.getByText('lapwing-demo')).toHaveCount(0)
        await agent.getByLabel('Email').fill(FOUNDER.email)
        await agent.getByLabel('Password').fill(FOUNDER.password)
        await agent.getByRole('button', { name: 'Log in', exact: true }).click()
        await expect(agent).toHaveURL(/\/admin\/dashboard/)
      })
      await test.step('an empty knowledge base has its pages', () => readEmptyKnowledge(browser))
      await test.step('the chat on another site', () => chatElsewhere(browser, agent))
      await test.step('the platform user sees the company', () => listTenants(browser))
      await test.step('a backup while the agent writes, and its restore', () => restoreAfterLoss(agent))
    })

    /**
     * Creates the first platform user: with the command while no server uses the folder, else on the page,
     * which is gone afterwards.
     */
    async function firstStaff(browser: Browser, byCommand: boolean): Promise<void> {
      const args = ['--email', STAFF.email, '--name', STAFF.name]
      const page = await newPage(browser)
      if (byCommand) {
        const made = await server.run('server/commands/create-staff.ts', args, `${STAFF.password}\n`)
        expect(made).toEqual({ code: 0, output: expect.stringContaining('is a platform user') })
        await server.start()
        expect(server.output()).not.toContain('/first-run')
      } else {
        await server.start()
        await expect.poll(server.output).toMatch(/token +\S+\n/)
        const [, token] = /token +(\S+)/.exec(server.output())!
        await page.goto(own('/first-run'))
        await page.getByLabel('Token').fill('a wrong one')
        await page.getByLabel('Email').fill(STAFF.email)
        await page.getByLabel('Full name').fill(STAFF.name)
        await page.getByLabel('Password').fill(STAFF.password)
        const create = page.getByRole('button', { name: 'Create the platform user' })
        await create.click()
        await expect(page.getByText('This is not the token that the server printed.')).toBeVisible()
        await expect(page.getByLabel('Password')).toHaveValue(STAFF.password)
        expect(await axeFindings(page, 'main')).toEqual([])
        await page.getByLabel('Token').fill(token!)
        await create.click()
        await expect(page.getByRole('heading', { name: 'Tenants' })).toBeVisible()
        const again = await server.run(
          'server/commands/create-staff.ts',
          ['--email', 'second@platform.example', '--name', 'Second'],
          `${STAFF.password}\n`,
        )
        expect(again.code).toBe(0)
      }
      const gone = await page.goto(own('/first-run'))
      expect(gone!.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      await page.context().close()
    }

    async function signUp(browser: Browser): Promise<void> {
      const page = await newPage(browser)
      await page.goto(own('/signup'))
      const written = {
        'Work email': FOUNDER.email,
        'Full name': FOUNDER.name,
        Password: FOUNDER.password,
        'Company name': 'Northwind',
      }
      for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
      const address = page.getByLabel('Address of your workspace')
      const create = page.getByRole('button', { name: 'Create the workspace' })
      await address.fill('staff')
      await create.click()
      await expect(page.getByText('This address is reserved. Please choose another.').first()).toBeVisible()
      for (const [label, value] of Object.entries(written))
        await expect(page.getByLabel(label)).toHaveValue(value)
      await expect(address).toHaveValue('staff')
      expect(mail.received).toHaveLength(0)
      await address.fill(TENANT)
      await create.click()
      await expect(page).toHaveURL(/\/auth\/check-email/)
      await expect(page.getByRole('link', { name: /mailbox/i })).toHaveCount(0)
      await page.context().close()
    }

    async function confirm(browser: Browser): Promise<void> {
      await expect.poll(() => mail.received.length).toBe(1)
      const [{ recipients, email }] = mail.received as [SmtpSink['received'][0]]
      expect(recipients).toEqual([FOUNDER.email])
      const [link] = /http\S+token_hash=\S+/.exec(email.text!)!
      expect(link).toContain(at('/auth/confirmed'))
      const page = await newPage(browser)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
      await page.getByRole('link', { name: 'Go to your workspace' }).click()
      await expect(page).toHaveURL(/\/admin\/setup/)
      await page.context().close()
    }

    async function readEmptyKnowledge(browser: Browser): Promise<void> {
      const page = await newPage(browser)
      for (const address of [at('/kb'), own('/kb')]) {
        expect((await page.goto(address))!.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await page.goto(own('/mailbox'))
      await expect(page.getByText('There is no mailbox here')).toBeVisible()
      await page.context().close()
    }

    async function chatElsewhere(browser: Browser, agent: Page): Promise<void> {
      const tag = `<script async src="${own('/widget-loader.js')}" data-tenant="${TENANT}" data-features="chat"></script>`
      const site = await createPageServer(path =>
        path === '/' ? `<!doctype html><title>Shop</title>${tag}` : undefined,
      )
      try {
        const visitor = await newPage(browser)
        await visitor.goto(site.url)
        await chat(visitor).open()
        await chat(visitor).giveEmail('visitor@shop.example')
        await chat(visitor).send('How do I reset my password?')
        await expect(visitor.getByRole('button', { name: 'Yes' })).toBeVisible()
        await chat(visitor).send('Can I talk to a human agent, please?')
        await expect(chat(visitor).panel).toContainText(/You're in the queue/)

        await agent.getByRole('link', { name: /^Inbox/ }).click()
        await inbox(agent).rowOf('visitor@shop.example').click()
        await agent.getByRole('button', { name: 'Assign to me' }).click()
        await expect(chat(visitor).panel).toContainText('Ada')
        await inbox(agent).reply('Hello, Ada here.')
        await expect(chat(visitor).thread).toContainText('Hello, Ada here.')
        await visitor.context().close()
      } finally {
        site.close()
      }
    }

    /** Backs up while the agent replies, deletes everything, restores, and reads the same thread. */
    async function restoreAfterLoss(agent: Page): Promise<void> {
      const folder = mkdtempSync(join(tmpdir(), 'lapwing-backup-'))
      const [first, second] = [join(folder, 'first.tar.gz'), join(folder, 'second.tar.gz')]
      try {
        const contract = {
          name: 'contract.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4\n'),
        }
        await agent.getByLabel('Files to send').setInputFiles([contract])
        await expect(agent.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1)
        await inbox(agent).reply('The contract is attached.')
        let sent = 0
        const reply = () => inbox(agent).reply(`Reply ${++sent} of Ada.`)
        await reply()
        const before = sent
        let backedUp: Awaited<ReturnType<ServerProcess['run']>> | undefined
        const backup = server.run('server/commands/backup.ts', [first]).then(result => {
          backedUp = result
        })
        // The thread must fit a page, or the restored one begins later.
        while (!backedUp && sent < REPLIES_MAX) await reply()
        await backup
        expect(backedUp).toEqual({ code: 0, output: expect.stringContaining(`Wrote ${first}.`) })
        await reply()
        // What the desk still has to send would go out after the restore.
        await expect(inbox(agent).thread).not.toContainText(/Sending…|Not sent yet/)
        const written = await inbox(agent).texts()

        await server.kill()
        await place.wipe()
        rmSync(server.folder, { recursive: true })
        const restored = await server.run('server/commands/restore.ts', [first])
        expect(restored).toEqual({ code: 0, output: expect.stringContaining(`Restored ${first}.`) })
        expect(restored.output).not.toContain('Warning')
        expect((await server.run('server/commands/backup.ts', [second])).code).toBe(0)
        const [saved, found] = [await verifyArchive(first), await verifyArchive(second)]
        expect(found.tables).toEqual(saved.tables)
        expect(saved.files).toHaveLength(1)
        expect(found.files).toEqual(saved.files)

        await server.start()
        await agent.reload()
        await expect(inbox(agent).thread).toContainText(`Reply ${before} of Ada.`)
        const texts = await inbox(agent).texts()
        expect(written.slice(0, texts.length)).toEqual(texts)
        expect(texts.length).toBeLessThan(written.length)
        await inbox(agent).reply('Ada is back.')
      } finally {
        rmSync(folder, { recursive: true })
      }
    }

    async function listTenants(browser: Browser): Promise<void> {
      const page = await newPage(browser)
      await page.goto(own('/login'))
      await page.getByLabel('Email').fill(STAFF.email)
      await page.getByLabel('Password').fill(STAFF.password)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page).toHaveURL(/\/admin\/dashboard/)
      await page.goto(own('/admin/tenants'))
      await expect(page.getByRole('main').getByText('Northwind').first()).toBeVisible()
    }
  })

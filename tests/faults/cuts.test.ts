/**
 * An agent and a visitor in real browsers, whose network is cut at random moments while they write, send, upload, and renew
 * their sessions. What they sent arrives once, and what they only wrote is still there.
 */
import { type Browser, chromium, expect as expectPage, type Locator, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEADERS } from '#contract/headers.ts'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { createFaultProxy, type FaultProxy } from '#tests/support/fault-proxy.ts'
import { createPageServer, type PageServer } from '#tests/support/page-server.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'
import { beginSession, signInStaff } from '#tests/support/staff-member.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-chromium.mjs'
import { chat, inbox, staffPage } from '../e2e/screens.ts'
import { emailOf } from './client.ts'
import { createDemoPostgres, type DemoPostgres } from './demo-postgres.ts'
import { createRandom, SEEDS } from './random.ts'
import { hostPage, signIdentity, soonExpired } from './run-schedule.ts'

const CUTS = 40
const AGENT = 'agent@acme.test'
/** The network is cut at most this long after a person begins; typing takes about half of it. */
const WITHIN_MS = 600
const CUT_MS = 2_500
const RELOAD_WITHIN_MS = 500
const KEY_DELAY_MS = 10
/** A little more than what `soonExpired` leaves. */
const TOKEN_LIFETIME_MS = 4_500
const PATIENCE = { timeout: scaleTimeout(90_000) }
const WHOLE_RUN = { timeout: scaleTimeout(900_000) }
const SOON = { timeout: scaleTimeout(5_000) }

/** A person in a browser. */
type Person = {
  readonly name: string
  readonly page: Page
  readonly box: Locator
  readonly thread: Locator
  /** Ends a cut. */
  readonly fair: () => void
  readonly reload: () => Promise<void>
}

/** What a person does with words that occur once in a run. */
type Deed = {
  readonly name: string
  /** Comes before the cut. */
  readonly first?: (words: string) => Promise<unknown>
  readonly act: (words: string) => Promise<unknown>
  /** What a person does after the cut who sees what is asked of them. */
  readonly last?: () => Promise<unknown>
  /** The words stay in the box until they are sent after the cut. */
  readonly isKept?: true
  /** Never followed by a reload: a page can't keep files, and asks first. */
  readonly hasFile?: true
}

describe.each(SEEDS)(`a network that is cut at ${CUTS} random moments (seed %d)`, seed => {
  const random = createRandom(seed)
  let postgres: DemoPostgres
  let server: ServerProcess
  let browser: Browser
  let network: FaultProxy
  let site: PageServer
  let conversationId: string

  beforeAll(async () => {
    postgres = await createDemoPostgres()
    server = await createServerProcess({
      DATABASE_URL: postgres.url,
      PUBLIC_URL: 'http://localhost:8080',
      FILES_STORE: 'database',
    })
    await server.start()
    network = await createFaultProxy(server.port)
    const token = await signIdentity('cuts')
    site = await createPageServer(() => hostPage(`http://localhost:${network.port}`, token))
    browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArgs })
    conversationId = await beginConversation()
  })
  afterAll(async () => {
    await browser?.close()
    site?.close()
    await network?.close()
    await server?.dispose()
    await postgres?.close()
  })

  /** Starts the conversation of both. An agent has replied, so the AI is silent. */
  async function beginConversation(): Promise<string> {
    const page = await visitorPage()
    await chat(page).send('I need a human')
    const staff = await signInStaff(`http://localhost:${server.port}`, AGENT)
    const id = await waitFor(async () => {
      const { conversations } = await staff.call('listConversations', { query: {} })
      const begun = conversations.find(({ customer_email }) => customer_email === emailOf('cuts'))
      if (!begun) throw new Error('no conversation')
      return begun.id
    }, PATIENCE)
    await staff.call('postMessage', { params: { id }, body: { content: 'Here I am' } })
    await page.context().close()
    return id
  }

  /** Opens the chat. Once the page has identified its visitor, no address is asked for. */
  async function openChat(page: Page): Promise<void> {
    await chat(page).open()
    await expectPage(chat(page).composer).toBeVisible(PATIENCE)
  }

  async function visitorPage(): Promise<Page> {
    const page = await (await browser.newContext()).newPage()
    await page.goto(site.url)
    await openChat(page)
    return page
  }

  /** Ends all sessions of the agent. */
  async function endSessions(): Promise<void> {
    const { access_token } = await beginSession(`http://localhost:${server.port}`, AGENT)
    const ended = await fetch(`http://localhost:${server.port}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, [HEADERS.tenant]: 'acme' },
    })
    expect(ended.ok).toBe(true)
  }

  /** Cuts a person's network while they act, in one of the ways in which networks fail. Returns the way. */
  async function cutDuring({ page, fair }: Person, act: () => Promise<unknown>): Promise<string> {
    const way = ['silence', 'lost answers', 'resets', 'no network'][Math.floor(random() * 4)]!
    const acting = act()
    await lasting(random() * WITHIN_MS)
    if (way === 'lost answers') network.set({ kind: 'ack-lost', isHit: () => true })
    else network.set({ kind: 'offline' })
    if (way === 'resets') network.resetAll()
    if (way === 'no network') await page.context().setOffline(true)
    await acting
    await lasting(random() * CUT_MS)
    fair()
    await page.context().setOffline(false)
    return way
  }

  /** Does the deeds in turn, each under a cut of its own, and asserts that all of it arrives once. */
  async function live(person: Person, deeds: readonly Deed[]): Promise<void> {
    const { box, thread } = person
    const sent: string[] = []
    for (let cut = 0; cut < CUTS; cut += 1) {
      const deed = deeds[cut % deeds.length]!
      const words = `${person.name}-${deed.name}-${String(cut).padStart(2, '0')}`
      await deed.first?.(words)
      const way = await cutDuring(person, () => deed.act(words))
      const reloads = !deed.hasFile && random() < 0.4
      if (reloads) {
        await lasting(random() * RELOAD_WITHIN_MS)
        await person.reload()
      }
      const what = `${words}, ${way}${reloads ? ', then a reload' : ''}`
      await deed.last?.()
      if (deed.isKept) await expectPage(box, what).toHaveValue(words, PATIENCE)
      await expectPage(async () => {
        // What is kept is sent now, and what could not go with its file is sent again.
        if ((await box.inputValue(SOON)) !== '') await box.press('Enter', SOON)
        await expectPage(thread, what).toContainText(words, SOON)
        await expectPage(box, what).toHaveValue('', SOON)
      }).toPass(PATIENCE)
      sent.push(words, ...(deed.hasFile ? [fileOf(words).name] : []))
      // A page that is left keeps texts, and not files.
      if (deed.hasFile) await expect.poll(() => timesStored(sent), PATIENCE).toEqual(once(sent))
    }
    await expect.poll(() => timesStored(sent), PATIENCE).toEqual(once(sent))
    // A long thread shows its newest part.
    const shown = occurrences(sent, (await thread.innerText()).split('\n'))
    expect(shown.filter(([, count]) => count > 1)).toEqual([])
  }

  /** Returns how often each text is stored. */
  async function timesStored(sent: readonly string[]) {
    return occurrences(sent, await stored())
  }

  /** Returns the texts of the conversation's messages and notes; of a file, its address or name. */
  function stored(): Promise<readonly string[]> {
    return postgres.withDatabase(database =>
      database.asOwner(async query => {
        const rows = await query<{ content: string }>(
          `select content from public.messages where conversation_id = $1
            union all select content from public.notes where conversation_id = $1`,
          [conversationId],
        )
        return rows.map(({ content }) => content)
      }),
    )
  }

  it('an agent loses and doubles nothing', WHOLE_RUN, async () => {
    const path = `/admin/conversations/${conversationId}`
    const page = await staffPage(browser, network, AGENT, path)
    page.on('dialog', dialog => dialog.accept())
    const box = page.getByRole('textbox', { name: /Reply to the customer|Note for colleagues/ })
    /** Resolves once the page shows the conversation, or asks for a password, and has the parts that it loads by itself. */
    async function settle(): Promise<void> {
      await expectPage(box.or(logIn).or(dialog).first()).toBeVisible(PATIENCE)
      await page.waitForLoadState('networkidle')
    }
    const type = (words: string) => box.pressSequentially(words, { delay: KEY_DELAY_MS })
    const send = async (words: string) => {
      await type(words)
      await box.press('Enter')
    }
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    const logIn = page.getByRole('button', { name: 'Log in', exact: true })
    const signIn = async () => {
      await dialog.getByLabel(/^Password/).fill(DEMO_PASSWORD, SOON)
      await dialog.getByRole('button', { name: 'Sign in' }).click(SOON)
    }
    await settle()
    await live(
      {
        ...{ name: 'agent', page, box, thread: inbox(page).thread },
        fair: () => network.set({ kind: 'fair' }),
        async reload() {
          await page.reload()
          await settle()
        },
      },
      [
        { name: 'writes', act: type, isKept: true },
        { name: 'sends', act: send },
        {
          name: 'notes',
          async act(words) {
            await page.getByRole('button', { name: 'Note', exact: true }).click()
            await send(words)
          },
        },
        {
          name: 'uploads',
          hasFile: true,
          async act(words) {
            await page.locator('input[type=file]').setInputFiles(fileOf(words))
            await send(words)
          },
        },
        {
          name: 'renews',
          isKept: true,
          async first(words) {
            // The dialog takes the keys as soon as a call is refused, so all is typed before, and not saved.
            await page.route(/\/draft$/, route => route.abort())
            await box.fill(words)
            await endSessions()
            await page.unrouteAll()
            await expectPage(dialog).toBeVisible(PATIENCE)
          },
          act: signIn,
          last: () =>
            expectPage(async () => {
              if (await logIn.isVisible()) {
                await page.getByLabel('Email').fill(AGENT, SOON)
                await page.getByLabel('Password').fill(DEMO_PASSWORD, SOON)
                await logIn.click(SOON)
              }
              if (await dialog.isVisible()) await signIn()
              await expectPage(dialog.or(logIn)).toHaveCount(0, SOON)
              await expectPage(box).toBeVisible(SOON)
            }).toPass(PATIENCE),
        },
      ],
    )
  })

  it('a visitor loses and doubles nothing', WHOLE_RUN, async () => {
    const page = await visitorPage()
    const { composer: box, panel, thread } = chat(page)
    const type = (words: string) => box.pressSequentially(words, { delay: KEY_DELAY_MS })
    const send = async (words: string) => {
      await type(words)
      await box.press('Enter')
    }
    // The visitor renews every few seconds.
    const fair = () => network.set({ kind: 'other-tokens', replace: soonExpired })
    fair()
    await live(
      {
        ...{ name: 'visitor', page, box, thread, fair },
        async reload() {
          await page.reload()
          await openChat(page)
        },
      },
      [
        { name: 'writes', act: type, isKept: true },
        { name: 'sends', act: send },
        {
          name: 'uploads',
          hasFile: true,
          async act(words) {
            await panel.locator('input[type=file]').setInputFiles(fileOf(words))
            await send(words)
          },
        },
        { name: 'renews', first: () => lasting(TOKEN_LIFETIME_MS), act: send },
      ],
    )
  })
})

/** Returns how often each of the wanted texts is the end of another. */
function occurrences(wanted: readonly string[], texts: readonly string[]): [string, number][] {
  return wanted.map(words => [words, texts.filter(text => text.endsWith(words)).length])
}

const once = (wanted: readonly string[]) => wanted.map(words => [words, 1])

/** Returns the file that goes with words. */
const fileOf = (words: string) => ({
  name: `${words}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`The file of ${words}`),
})

/** How long a state of the world lasts; not a wait for a result. */
const lasting = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

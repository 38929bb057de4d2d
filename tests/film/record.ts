/**
 * Records the video of the exit popup from the built product: `npm run film -- OUT`
 * writes OUT.webm, .mp4, .jpg and .vtt. Needs ffmpeg, and the Chromium of the journeys.
 */
import { writeFile } from 'node:fs/promises'
import { chromium, type Locator, type Page } from '@playwright/test'
import { SHARED_MESSAGES } from '#core/messages/conversation-messages.ts'
import { FIVE_MOMENTS } from '#host-app/content/videos/five-moments.ts'
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs'
import { chat } from '../e2e/screens.ts'
import { createServerProcess } from '../support/server-process.ts'
import { type Film, startFilm } from './film.ts'
import { setStage, showCaption, showCard } from './stage.ts'

const READ_WORDS_A_SECOND = 2.6
const KEY_MS = 38

type Said = { readonly from: number; readonly text: string }
type Set = { readonly page: Page; readonly film: Film; readonly said: Said[] }

/** Shows a caption for long enough to read it and to see the action. */
async function say({ page, film, said }: Set, text: string, does: () => Promise<unknown> = async () => {}) {
  said.push({ from: film.time(), text })
  await showCaption(page, text)
  const read = page.waitForTimeout((1.2 + text.split(' ').length / READ_WORDS_A_SECOND) * 1_000)
  await page.waitForTimeout(700)
  await does()
  await read
}

async function type(box: Locator, text: string): Promise<void> {
  await box.click()
  await box.pressSequentially(text, { delay: KEY_MS })
  await box.press('Enter')
}

async function play(set: Set): Promise<void> {
  const { page } = set
  const shop = page.frameLocator('iframe[title*="with the chat"]')
  const inbox = page.frameLocator('iframe[title^="The inbox"]')
  const visitor = chat(shop)
  const waiting = inbox.getByRole('list', { name: 'Conversations' }).getByRole('link')
  const { title, night, guess, waiting: queue, ended, nobody, end } = FIVE_MOMENTS

  await showCard(page, title[1])
  for (const line of title) await say(set, line)
  await showCard(page, null)

  await say(set, night[0], async () => {
    await visitor.open()
    await type(visitor.composer, 'How much does Acme Planner cost?')
  })
  await say(set, night[1], () => visitor.thread.getByRole('link', { name: 'Plans and prices' }).hover())
  await say(set, guess[0], () => type(visitor.composer, 'Which wine goes with grilled octopus?'))
  await say(set, guess[1])
  await say(set, queue[0], () =>
    visitor.panel.getByRole('button', { name: SHARED_MESSAGES.offerYes, exact: true }).click(),
  )
  await say(set, queue[1])
  await say(set, queue[2], async () => {
    await waiting.filter({ hasText: 'Waiting for a human' }).filter({ hasText: 'visitor-' }).click()
    await inbox.getByRole('button', { name: 'Assign to me' }).click()
    await type(inbox.getByRole('textbox', { name: /reply/i }), 'A dry white, says our cook.')
  })
  await say(set, ended[0], () => inbox.getByRole('button', { name: 'Resolve', exact: true }).click())
  await say(set, ended[1], () => visitor.panel.getByRole('button', { name: SHARED_MESSAGES.reopen }).click())
  await say(set, nobody[0], async () => {
    await type(visitor.composer, 'Thanks! One more: can I talk to a human about our invoice?')
  })
  await say(set, nobody[1], () =>
    page.getByRole('button', { name: '+60 s' }).evaluate((button: HTMLElement) => button.click()),
  )
  await showCard(page, end[0])
  for (const line of end) await say(set, line)
}

function vttOf(said: readonly Said[], end: number): string {
  const stamp = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 23)
  const cues = said.map(
    ({ from, text }, index) => `${stamp(from)} --> ${stamp(said[index + 1]?.from ?? end)}\n${text}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

const out = process.argv[2]
if (!out) throw new Error('Say where to: record.ts OUT')
const server = await createServerProcess()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
try {
  await server.start()
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  await page.goto(`http://localhost:${server.port}/demo`)
  await page.getByRole('button', { name: 'Start the demo' }).click()
  const inbox = page.frameLocator('iframe[title^="The inbox"]')
  await inbox.getByRole('list', { name: 'Conversations' }).waitFor()
  await setStage(page)
  const set: Set = { page, film: await startFilm(page), said: [] }
  await play(set)
  await writeFile(`${out}.vtt`, vttOf(set.said, set.film.time()))
  await set.film.cut(out, 1)
} finally {
  await browser.close()
  await server.dispose()
}

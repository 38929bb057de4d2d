import type { Locator, Page } from '@playwright/test'
import type { Recording } from './camera.ts'
import { type Band, movePointer, pressPointer, showBand, showCard } from './stage.ts'

const READ_WORDS_A_SECOND = 3.1
/** The time that a reader needs to notice a caption, in ms. */
const NOTICE_MS = 900
/** How long a caption stands before the action begins, in ms. */
const LEAD_MS = 400
const CARD_MS = 1_200
/** The card's transition, in ms. */
const FADE_MS = 350
const KEY_MS = 26
/** Where the pointer waits for the next scene: in the band, so that nothing is hovered. In px. */
const ASIDE = { x: 1_262, y: 690 }

/** A caption and its time, in seconds from the start. */
export type Caption = { readonly from: number; readonly until: number; readonly text: string }

/** Directs the film of a page: captions, title cards, and actions at a pace that people can follow. */
export type Director = {
  readonly page: Page
  readonly captions: readonly Caption[]
  /** Shows a caption for long enough to read it and to see the action. */
  readonly say: (text: string, act?: () => Promise<unknown>) => Promise<void>
  /** Shows a title card while the scene behind it is prepared. */
  readonly title: (text: string, prepare?: () => Promise<unknown>) => Promise<void>
  /** Moves the pointer to an element, once it is visible. */
  readonly point: (target: Locator) => Promise<void>
  readonly click: (target: Locator) => Promise<void>
  /** Types into the field that has the focus. */
  readonly type: (text: string) => Promise<void>
  /** Clicks a field, types a text and presses Enter. */
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Shows the keys and the count of a film that counts them. */
  readonly show: (keys: Band['keys'], count: string) => Promise<void>
}

type DirectorOptions = {
  readonly recording: Pick<Recording, 'time'>
  /** Whether the captions are part of the picture. */
  readonly isCaptioned: boolean
}

/** Creates the director of a page that has a stage. */
export function createDirector(page: Page, { recording, isCaptioned }: DirectorOptions): Director {
  const captions: Caption[] = []
  let band: Band = { caption: '', keys: [], count: '' }

  async function update(change: Partial<Band>): Promise<void> {
    band = { ...band, ...change }
    await showBand(page, band)
  }
  async function point(target: Locator): Promise<void> {
    await target.waitFor()
    await target.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await target.boundingBox())!
    await movePointer(page, { x: x + Math.min(width / 2, 160), y: y + height / 2 })
  }
  async function click(target: Locator): Promise<void> {
    await point(target)
    await pressPointer(page)
    await target.click()
  }
  const type = (text: string) => page.keyboard.type(text, { delay: KEY_MS })

  return {
    page,
    captions,
    point,
    click,
    type,
    async write(field, text) {
      await click(field)
      await field.pressSequentially(text, { delay: KEY_MS })
      await field.press('Enter')
    },
    async say(text, act = async () => {}) {
      const from = recording.time()
      if (isCaptioned) await update({ caption: text })
      const read = page.waitForTimeout(NOTICE_MS + (text.split(' ').length / READ_WORDS_A_SECOND) * 1_000)
      await page.waitForTimeout(LEAD_MS)
      await act()
      await read
      captions.push({ from, until: recording.time(), text })
    },
    async title(text, prepare = async () => {}) {
      await showCard(page, text)
      await page.waitForTimeout(FADE_MS)
      await page.mouse.move(ASIDE.x, ASIDE.y)
      await movePointer(page, ASIDE)
      await Promise.all([prepare(), page.waitForTimeout(CARD_MS)])
      await showCard(page, null)
      await page.waitForTimeout(FADE_MS)
    },
    show: (keys, count) => update({ keys, count }),
  }
}

/** Returns captions as a WebVTT file. */
export function toVtt(captions: readonly Caption[]): string {
  const stamp = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 23)
  const cues = captions.map(({ from, until, text }) => `${stamp(from)} --> ${stamp(until)}\n${text}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

import { inbox } from '#tests/e2e/screens.ts'
import type { Director } from '../director.ts'
import type { Film } from '../film.ts'
import { BAND_PX, setStage, showCard } from '../stage.ts'
import { createPresses } from './presses.ts'

const KEYS_MAX = 5
const CLICKS_MAX = 4

/** Ends the app above the band. */
const ABOVE_BAND = `
  :root { --bottom-room: ${BAND_PX}px }
  #root > :first-child { min-height: calc(100dvh - ${BAND_PX}px) !important }`

/** The agents' inbox: from one conversation to the next with a few keys, and with a few clicks. */
export const DESK_FILM: Film = {
  settings: { DEMO_STORY: 'on' },
  isCaptioned: true,

  async open(page, port) {
    // A little narrower than the windows with a panel for the customer, so that the thread is wide enough to read.
    await page.setViewportSize({ width: 1_278, height: 720 })
    await inbox(page).signIn(port, 'agent@acme.test', { path: '/admin/conversations?state=tickets' })
    await page.addStyleTag({ content: ABOVE_BAND })
    await setStage(page, 'From one conversation to the next')
    await inbox(page).rowOf('aiko.mori@example.net').click()
    await inbox(page).thread.waitFor()
  },

  async play(director) {
    await director.say(
      'An agent takes a conversation, leaves a note, replies, resolves it, and is at the next one.',
    )
    await director.title(`With the keyboard: at most ${KEYS_MAX} keys`)
    await withKeys(director)
    await director.title(`With the mouse: at most ${CLICKS_MAX} clicks`, () => director.show([], ''))
    await withClicks(director)
    await director.show([], '')
    await showCard(director.page, '“?” in the inbox lists the keys')
    await director.say('Recorded from the product. Typed words aren’t counted.')
  },
}

async function withKeys(director: Director): Promise<void> {
  const { page, say, type } = director
  const { press, arrive } = createPresses(director, { unit: 'key', most: KEYS_MAX })
  const { next } = inboxOf(director)
  const left = page.url()
  await say('I takes the conversation.', () => press('i'))
  await say('N begins a note. Enter adds it, and the composer returns to the reply.', async () => {
    await press('n')
    await type('Asked before. Let’s write an article about it.')
    await press('Enter')
  })
  await say(
    'After the reply, one shortcut sends it, resolves the conversation and opens the next.',
    async () => {
      await type('Not yet. For now, please add the holidays of each region by hand.')
      await press('Control+Shift+Enter')
      await page.waitForURL(url => url.href !== left)
    },
  )
  await say('The next conversation is open.', () => next.waitFor())
  arrive()
}

async function withClicks(director: Director): Promise<void> {
  const { page, say, type } = director
  const { click, arrive } = createPresses(director, { unit: 'click', most: CLICKS_MAX })
  const { button, next } = inboxOf(director)
  const left = page.url()
  await say('Now with the mouse. The first click takes the conversation.', () =>
    click(button('Assign to me')),
  )
  await say('Two more for a note to colleagues. The composer returns to the reply.', async () => {
    await click(button('Note'))
    await type('Old name on both invoices. I issued them again.')
    await click(button('Add note'))
  })
  await say('The last one sends the reply, resolves the conversation and opens the next.', async () => {
    await type('Both invoices now carry the new name. You find them under Billing.')
    await click(button('Send and resolve'))
    await page.waitForURL(url => url.href !== left)
  })
  await say('The next conversation is open again.', () => next.waitFor())
  arrive()
}

function inboxOf({ page }: Director) {
  return {
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** The open row of the list. */
    next: inbox(page).list.locator('[aria-current=page]'),
  }
}

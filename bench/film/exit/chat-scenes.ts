/** The scenes of a conversation between a visitor, the AI and an agent. */
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { REDUCE_CHURN } from '#host-app/site/content/videos/reduce-churn.ts'
import type { Director } from '../director.ts'
import { demoSet } from './demo-set.ts'

/** A question that none of Acme's articles answers. A later scene writes the article. */
export const UNANSWERED = 'Can I switch to dark mode?'
export const REPLY = 'Yes. Open Settings > Appearance and choose Dark.'

/** A question, an answer with its source, and the article in the chat. */
export async function answersAtOnce({ page, title, say, point, click, write }: Director): Promise<void> {
  const { visitor } = demoSet(page)
  const { answer } = REDUCE_CHURN
  const source = visitor.thread.getByRole('link', { name: 'Plans and prices' })
  await title(answer.title, () => visitor.open())
  await say(answer.lines[0], () => write(visitor.composer, 'How much does Acme Planner cost?'))
  await say(answer.lines[1], () => point(source))
  await say(answer.lines[2], async () => {
    await click(source)
    await visitor.panel.getByRole('heading', { name: 'Plans and prices' }).waitFor()
  })
  await click(visitor.panel.getByRole('button', { name: 'Back to the start' }))
}

/** A question without an article, and the offer of a person. */
export async function isHonest({ page, title, say, point, write }: Director): Promise<void> {
  const { visitor } = demoSet(page)
  const { honesty } = REDUCE_CHURN
  await title(honesty.title)
  await say(honesty.lines[0], () => write(visitor.composer, UNANSWERED))
  await say(honesty.lines[1], () => point(offer(page)))
}

/** The queue, the inbox, a note and a reply. */
export async function bringsInPerson({ page, title, say, point, click, write }: Director): Promise<void> {
  const { row, button, note, reply } = demoSet(page)
  const { person } = REDUCE_CHURN
  const waiting = row.filter({ hasText: 'Waiting for a human' })
  await title(person.title)
  await say(person.lines[0], () => click(offer(page)))
  await say(person.lines[1], () => point(waiting))
  await say(person.lines[2], async () => {
    await click(waiting)
    await click(button('Assign to me'))
  })
  await say(person.lines[3], async () => {
    await click(button('Note'))
    await write(note, 'People ask for this. Let’s write an article.')
  })
  await say(person.lines[4], () => write(reply, REPLY))
}

/** A resolved conversation that its visitor reopens, and a canned reply. */
export async function reopens({ page, title, say, click, type, write }: Director): Promise<void> {
  const { visitor, desk, button, reply } = demoSet(page)
  const { reopening } = REDUCE_CHURN
  await title(reopening.title)
  await say(reopening.lines[0], () => click(button('Resolve')))
  await say(reopening.lines[1], async () => {
    await click(visitor.panel.getByRole('button', { name: SHARED_MESSAGES.reopen }))
    await write(visitor.composer, 'I can’t find it. Can I talk to a person?')
  })
  await say(reopening.lines[2], async () => {
    await click(button('Assign to me'))
    await click(reply)
    await type('/own')
    await desk.getByRole('listbox', { name: 'Canned replies' }).getByRole('option').first().waitFor()
    await page.waitForTimeout(900)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(700)
    await page.keyboard.press('Enter')
  })
  await say(reopening.lines[3], async () => {
    await write(visitor.composer, 'I see, thank you.')
    await click(button('Resolve'))
  })
}

/** The survey in the chat, answered with a face and a comment. */
export async function asksForRating({ page, title, say, point, click, type }: Director): Promise<void> {
  const survey = demoSet(page).visitor.thread.getByRole('group', { name: 'Feedback' })
  const { rating } = REDUCE_CHURN
  const best = survey.getByRole('radio', { name: '5 of 5, Great', exact: true })
  await title(rating.title)
  await say(rating.lines[0], () => point(best))
  await say(rating.lines[1], async () => {
    await click(best)
    await click(survey.getByRole('textbox'))
    await type(COMMENT)
    await click(survey.getByRole('button', { name: 'Send', exact: true }))
  })
}
/** What the visitor says about the conversation. A later scene finds it in the reports. */
export const COMMENT = 'Quick and clear.'

/** A request that nobody takes, which becomes a ticket. */
export async function keepsRequest({ page, title, say, point, click, write }: Director): Promise<void> {
  const { visitor, press } = demoSet(page)
  const { ticket } = REDUCE_CHURN
  const startNew = visitor.panel.getByRole('button', { name: SHARED_MESSAGES.startNew })
  await title(ticket.title)
  await say(ticket.lines[0], async () => {
    await click(startNew)
    await write(visitor.composer, 'Can I talk to a person about our invoice?')
  })
  await say(ticket.lines[1], () => press('+60 s'))
  await say(ticket.lines[2], () => point(visitor.panel.getByRole('button', { name: 'Write to this ticket' })))
}

const offer = (page: Director['page']) =>
  demoSet(page).visitor.panel.getByRole('button', { name: SHARED_MESSAGES.offerYes, exact: true })

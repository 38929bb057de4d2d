/** The survey at the end of a conversation, in `<support-chat>`. */
import { expect } from 'chai'
import { EVENTS } from '#contract/embed.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import { advance, control, openChat, send, until } from './chat-page.ts'
import { describeChat } from './describe-chat.ts'
import { change, say, server } from './fake-server.ts'
import { showsEnd } from './shows-end.ts'

const ASKED: VisitorSurvey = {
  kind: 'thumbs',
  score: null,
  comment: null,
  answered_at: null,
  closes_at: null,
  texts: { question: 'How was it?', low: 'What went wrong?', high: 'What went well?', thanks: 'Thank you.' },
}

type Host = ReturnType<typeof openChat>

/** Returns the survey's element, also while it shows nothing. */
const surveyIn = (host: Host) => host.shadowRoot!.querySelector<HTMLElement>('support-csat')
const logOf = (host: Host) => host.shadowRoot!.querySelector<HTMLElement>('[role=log]')!
const textIn = (host: Host) => surveyIn(host)?.shadowRoot?.textContent ?? ''

/** Waits until the thread shows a text in its survey. */
function asks(host: Host, text: string): Promise<boolean> {
  return until(() => textIn(host).includes(text) && surveyIn(host)!.offsetHeight > 0, text)
}

async function resolvedChat(survey: VisitorSurvey | null): Promise<Host> {
  const host = openChat()
  await send(host, 'Where is my invoice?')
  await until(() => server.messages.length === 1)
  say('agent', 'You find it under Billing.')
  server.survey = survey
  change({ status: 'resolved' })
  advance(4_000)
  await control(host, 'Start a new conversation')
  return host
}

async function press(host: Host, name: string): Promise<void> {
  const button = await until(
    () =>
      [...(surveyIn(host)?.shadowRoot?.querySelectorAll('button') ?? [])].find(
        found => (found.getAttribute('aria-label') ?? found.textContent) === name,
      ),
    name,
  )
  button.click()
}

describeChat('the survey of a resolved conversation', () => {
  // Lazy chunks compile at their first request, so they are loaded before the tests.
  before(() =>
    Promise.all([import('#sdk/entry/csat.ts'), import('#sdk/widgets/csat/sources/conversation-calls.ts')]),
  )

  it('stands at the end of the thread, in sight, and tells the page of the answer, but not of its own start', async () => {
    const told: unknown[] = []
    const note = (event: Event) => void told.push((event as CustomEvent).detail)
    let ready = 0
    const count = () => {
      ready += 1
    }
    document.addEventListener(EVENTS.csat, note)
    document.addEventListener(EVENTS.ready, count)
    const host = await resolvedChat(ASKED)
    await asks(host, 'How was it?')
    const list = logOf(host)
    await until(() => showsEnd(list), 'the end')
    await press(host, 'Good')
    await asks(host, 'What went well?')
    await until(() => told.length > 0, 'the event')
    document.removeEventListener(EVENTS.csat, note)
    document.removeEventListener(EVENTS.ready, count)
    expect(ready, 'the chat alone').to.equal(1)
    expect(told).to.deep.equal([
      { kind: 'thumbs', score: 1, comment: null, conversation_id: server.conversation!.id },
    ])
  })

  it('has the question after an answer in sight, however little of the thread is', async () => {
    const host = await resolvedChat(ASKED)
    const list = logOf(host)
    list.style.maxHeight = '160px'
    await asks(host, 'How was it?')
    await press(host, 'Good')
    await asks(host, 'What went well?')
    await until(() => list.scrollHeight - list.scrollTop - list.clientHeight < 2, 'the end')
  })

  it('goes if the conversation is reopened', async () => {
    const host = await resolvedChat(ASKED)
    await asks(host, 'How was it?')
    say('visitor', 'One more thing')
    change({ status: 'open' })
    advance(60_000)
    await until(() => surveyIn(host)?.offsetHeight === 0, 'the end')
  })

  it('takes no room if nothing was asked, and asks at the second resolution', async () => {
    const host = await resolvedChat(null)
    await until(() => surveyIn(host)?.shadowRoot?.querySelector('[role=group][hidden]'), 'nothing')
    expect(surveyIn(host)!.offsetHeight).to.equal(0)
    say('visitor', 'One more thing')
    change({ status: 'open' })
    advance(60_000)
    await until(() => logOf(host).textContent.includes('One more thing'))
    server.survey = ASKED
    change({ status: 'resolved' })
    advance(60_000)
    await asks(host, 'How was it?')
  })

  it('stays as thanks if it was answered before that', async () => {
    const host = await resolvedChat(ASKED)
    await press(host, 'Good')
    await press(host, 'Skip')
    await asks(host, 'Thank you.')
    say('visitor', 'One more thing')
    change({ status: 'open' })
    advance(60_000)
    await until(() => logOf(host).textContent.includes('One more thing'))
    await asks(host, 'Your answer: Good')
  })
})

/** The thread when a person takes over, and when an answer does not help. */
import { expect } from 'chai'
import { configWith } from './company-config.ts'
import { focused, named, part, press, shows } from './shell-page.ts'
import { dispatched, find, openThread, said, texts } from './thread-page.ts'
import { type } from './type-text.ts'
import { until } from './until.ts'

const QUESTION = said(1, 'visitor', 'Can I talk to a person?')
const ANSWER = said(2, 'ai', 'Of course.', {
  meta: { type: 'answer', citations: [{ title: 'Plans', slug: 'plans' }] },
})

const text = (host: HTMLElement) => host.shadowRoot!.textContent

describe('a person in the thread', () => {
  it('[CHAT-12] is announced by a line before the first message, and the header becomes the person', async () => {
    const { host, session, change } = await openThread([QUESTION, ANSWER])
    session.$config.set(configWith())
    expect(text(host)).not.to.contain('joined')
    change({ assigneeName: 'Priya', isAgentExpected: true })
    await until(() => text(host).includes('Priya joinedThe AI is quiet from here.'))
    expect(find(host, 'h2')!.textContent).to.equal('Priya')
    expect(part(host, 'header')!.textContent).to.contain('Acme Support')
    const hers = said(3, 'agent', 'Hi, Priya here.', { sender_name: 'Priya' })
    change({ messages: [QUESTION, ANSWER, hers], isAgentExpected: false })
    await until(() => texts(host, '[part=message]').at(-1)?.includes('Priya here.'))
    await until(() => text(host).split('Priya joined').length === 2)
    expect(text(host)).to.match(/Priya joined.*Hi, Priya here\./s)
  })

  it('is not said to silence an AI that the company does not have', async () => {
    const { host, session, change } = await openThread([QUESTION])
    session.$config.set(configWith({ is_ai_enabled: false }))
    change({ assigneeName: 'Priya', isAgentExpected: true })
    await until(() => text(host).includes('Priya joined'))
    expect(text(host)).not.to.contain('The AI is quiet')
  })

  it('is announced once, and the next person again', async () => {
    const by = (sequence: number, sender_name: string) =>
      said(sequence, 'agent', `No. ${sequence}`, { sender_name })
    const { host } = await openThread([QUESTION, ANSWER, by(3, 'Priya'), by(4, 'Priya'), by(5, 'Noah')])
    await until(() => /Priya joined.*Noah joined/s.test(text(host)))
    expect(text(host).split(' joined')).to.have.length(3)
  })
})

const commentBox = (host: HTMLElement) => named(host, 'What was missing?') as HTMLTextAreaElement | undefined
const sendButton = ({ form }: HTMLTextAreaElement) => form!.querySelector<HTMLButtonElement>('[type=submit]')!

describe('an answer that did not help', () => {
  it('leads to a comment, which is stored with the rating and sent as the next message', async () => {
    const { host, session } = await openThread([QUESTION, { ...ANSWER, helpful: false }])
    await shows(host, 'What was missing?')
    await press(host, 'Write it here')
    const box = await until(() => commentBox(host))
    expect(focused(host) === box).to.equal(true)
    const send = sendButton(box)
    expect(send.disabled).to.equal(true)
    type(box, ' The price per year ')
    await until(() => !send.disabled)
    send.click()
    expect(dispatched(session, 'rated')).to.deep.equal([
      { type: 'rated', messageId: ANSWER.id, helpful: false, comment: 'The price per year' },
    ])
    expect(session.calls).to.deep.include(['send', ' The price per year '])
    expect(focused(host) === named(host, 'Message')).to.equal(true)
  })

  it('keeps a comment that the page prevents, and one that is begun when the panel closes', async () => {
    const { host, session } = await openThread([QUESTION, { ...ANSWER, helpful: false }], {
      session: { send: () => false },
    })
    await shows(host, 'What was missing?')
    await press(host, 'Write it here')
    const box = () => commentBox(host)
    type(await until(box), 'My password is 1234')
    const send = sendButton(box()!)
    await until(() => !send.disabled)
    send.click()
    await new Promise(requestAnimationFrame)
    expect([dispatched(session, 'rated'), box()?.value]).to.deep.equal([[], 'My password is 1234'])
    host.close()
    await until(() => !box())
    host.open()
    await until(() => box()?.value === 'My password is 1234')
  })

  it('keeps the comment and its buttons in sight below a long answer, while the thread changes', async () => {
    const long = said(2, 'ai', 'A long line of an answer. '.repeat(80), { meta: ANSWER.meta })
    const { host, change } = await openThread([QUESTION, { ...long, helpful: false }])
    await shows(host, 'What was missing?')
    await press(host, 'Write it here')
    const log = find(host, '[role=log]')!
    const send = sendButton(await until(() => commentBox(host)))
    const isInSight = () => send.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom
    await until(isInSight)
    const frame = () => new Promise(requestAnimationFrame)
    // The list learns in the next frame that it is at its end.
    for (let frames = 0; frames < 3; frames++) await frame()
    change({ visitorSeen: 2 })
    for (let frames = 0; frames < 3; frames++) await frame()
    expect([isInSight(), focused(host) === commentBox(host)]).to.deep.equal([true, true])
  })

  it('leads to a person, while it is the last word', async () => {
    const { host, session, change } = await openThread([QUESTION, { ...ANSWER, helpful: false }])
    await shows(host, 'What was missing?')
    await press(host, 'Talk to a person')
    expect(session.calls).to.deep.include(['send', 'I would like to talk to a person.'])
    change({ messages: [QUESTION, { ...ANSWER, helpful: false }, said(3, 'visitor', 'The price')] })
    await until(() => !host.shadowRoot!.textContent.includes('What was missing?'))
    expect(dispatched(session, 'rated')).to.deep.equal([])
  })
})

describe('the list of messages', () => {
  it('says how large a file in the store is, and names the host of another', async () => {
    const own = `${location.origin}/mockServiceWorker.js`
    const { host } = await openThread(
      [said(1, 'agent', own), said(2, 'agent', 'https://files.example.test/plan.pdf')],
      { session: { isOwnFile: url => url === own } },
    )
    await until(() => /\d byte|kB/.test(texts(host, '[part=message]')[0] ?? ''), 'the size')
    expect(texts(host, '[part=message]')[1]).to.contain('PDF · files.example.test')
  })
})

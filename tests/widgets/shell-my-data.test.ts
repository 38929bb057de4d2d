import { expect } from 'chai'
import {
  createTestSession,
  focused,
  labelled,
  named,
  OPEN,
  openShell,
  press,
  remembered,
  settle,
  shows,
  type TestSession,
} from './shell-page.ts'
import { type } from './type-text.ts'
import { until } from './until.ts'

async function openMyData(session: TestSession): Promise<HTMLElement> {
  const host = await openShell(session)
  await press(host, 'More options')
  await press(host, 'My data')
  await until(() => focused(host)?.textContent === 'My data')
  return host
}

async function fillIn(host: HTMLElement, label: string, text: string): Promise<void> {
  type(await until(() => labelled(host, label)), text)
}

async function save(host: HTMLElement): Promise<void> {
  await until(() => named(host, 'Save')?.matches(':enabled'), 'Save enabled')
  await press(host, 'Save')
}

describe('My data', () => {
  it('takes the thread’s place and the focus, and gives them back', async () => {
    const session = createTestSession({ ...OPEN })
    const host = await openMyData(session)
    expect(named(host, 'Message') === undefined).to.equal(true)
    await press(host, 'Back to the start')
    await until(() => named(host, 'Message'))
    await shows(host, 'Where is my invoice?')
    expect(session.calls.some(([name]) => name === 'turnTo')).to.equal(false)
  })

  it('shows what is known, and corrects only what was changed', async () => {
    const session = createTestSession({ ...OPEN })
    session.$name.set('Ada')
    const host = await openMyData(session)
    const field = await until(() => labelled(host, 'Email address'))
    expect(field.value).to.equal('ada@example.com')
    expect(named(host, 'Save')!.matches(':disabled')).to.equal(true)
    await fillIn(host, 'Name', 'Ada Lovelace ')
    await save(host)
    await shows(host, 'Saved.')
    expect(session.calls).to.deep.include(['correctContact', { name: 'Ada Lovelace' }])
  })

  it('explains why an address is not taken, and asks nothing for one that is none', async () => {
    const session = createTestSession({ ...OPEN })
    const host = await openMyData(session)
    await fillIn(host, 'Email address', 'ada@')
    await save(host)
    await shows(host, 'Please enter an email address such as you@example.com.')
    expect(session.calls.some(([name]) => name === 'correctContact')).to.equal(false)
    session.answer.result = 'failed'
    await fillIn(host, 'Email address', 'lovelace@example.com')
    await save(host)
    await shows(host, 'An email address can be corrected only once.')
    expect(session.calls).to.deep.include(['correctContact', { email: 'lovelace@example.com' }])
  })

  it('erases a conversation only after a second press', async () => {
    const session = createTestSession({ ...OPEN })
    session.$remembered.set([remembered({ id: 'before', subject: 'Invoices' })])
    const host = await openMyData(session)
    await shows(host, 'Where is my invoice?')
    await press(host, 'Erase “Invoices”')
    await until(() => focused(host)?.textContent === 'Keep')
    await press(host, 'Keep')
    await until(() => focused(host) === named(host, 'Erase “Invoices”'))
    await press(host, 'Erase “Invoices”')
    await shows(host, 'Erase it for good?')
    expect(session.calls.some(([name]) => name === 'erase')).to.equal(false)
    await press(host, 'Erase')
    expect(session.calls).to.deep.include(['erase', 'before'])
    await shows(host, 'The conversation was erased.')
  })

  it('says so when a conversation was not erased', async () => {
    const session = createTestSession({ ...OPEN })
    session.answer.result = 'failed'
    const host = await openMyData(session)
    await press(host, 'Erase “Where is my invoice?”')
    await press(host, 'Erase')
    expect(session.calls).to.deep.include(['erase', 'current'])
    await shows(host, 'The conversation could not be erased.')
  })

  it('downloads everything', async () => {
    const session = createTestSession({ ...OPEN })
    const host = await openMyData(session)
    await press(host, 'Download everything')
    expect(session.calls).to.deep.include(['downloadMyData'])
    await shows(host, 'Your data was saved as a file.')
  })

  it('forgets the visitor on this device after a second press', async () => {
    const session = createTestSession({ ...OPEN })
    const host = await openMyData(session)
    await press(host, 'Forget me on this device')
    await settle()
    expect(session.calls.some(([name]) => name === 'forgetMe')).to.equal(false)
    await press(host, 'Forget')
    expect(session.calls).to.deep.include(['forgetMe'])
    await until(() => !named(host, 'Download everything'))
  })

  it('has nothing to offer where nothing is known', async () => {
    const host = await openMyData(createTestSession({ email: null }))
    await shows(host, 'None yet.')
    for (const name of ['Save', 'Download everything', 'Forget me on this device']) {
      expect(named(host, name) === undefined).to.equal(true)
    }
  })
})

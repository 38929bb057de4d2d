import { expect } from 'chai'
import { DEFAULT_WIDGET_TIMERS } from '#contract/constants/chat-flow.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import * as chat from './chat-page.ts'
import { configWith } from './company-config.ts'
import { describeChat } from './describe-chat.ts'
import { say, server } from './fake-server.ts'

const { advance, control, findControl, hasText, openChat, send, sessionOf, settle, textOf, until } = chat
/** Polling interval of an open panel without a socket, in ms. */
const POLL_MS = 4_000

function paste(box: HTMLElement, files: readonly File[]): void {
  const clipboardData = new DataTransfer()
  for (const file of files) clipboardData.items.add(file)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

function sized(name: string, bytes: number): File {
  return new File([new Uint8Array(bytes)], name)
}

describeChat('the thread with a server', () => {
  async function ask(text = 'How?') {
    const host = openChat()
    await send(host, text)
    await until(() => server.messages.length === 1)
    return host
  }

  it('keeps a message that was refused until it is sent again, or forgets it', async () => {
    const host = openChat()
    server.failures = [413]
    await send(host, 'Hello')
    await hasText(host, 'Not sent')
    ;(await control(host, 'Retry')).click()
    await until(() => server.messages.length === 1)
    server.failures = [413]
    await send(host, 'Never mind')
    await hasText(host, 'Not sent')
    ;(await control(host, 'Discard')).click()
    await until(() => !textOf(host).includes('Never mind'))
    expect(server.messages.map(({ content }) => content)).to.deep.equal(['Hello'])
  })

  it('[CHAT-15] ends by Thank you on the card that comes 20 s after an answer', async () => {
    const host = await ask()
    say('ai', 'So.', { meta: { type: 'answer' } })
    advance(POLL_MS)
    await hasText(host, 'So.')
    advance(19_999)
    await new Promise(requestAnimationFrame)
    expect(textOf(host)).not.to.contain(SHARED_MESSAGES.followUp)
    advance(1)
    ;(await control(host, SHARED_MESSAGES.followUpDone)).click()
    await until(() => server.messages.at(-1)!.meta.type === 'thankyou')
    expect(findControl(host, SHARED_MESSAGES.followUpDone)).to.equal(undefined)
  })

  it('[ADMIN-04] [CHAT-15] follows the company’s timers and texts, and the newest ones in a new conversation', async () => {
    const [, ...others] = DEFAULT_WIDGET_TIMERS
    server.config = configWith({ timers: [7_000, ...others], texts: { en: { followUp: 'Anything more?' } } })
    const host = await ask()
    // Timers that run start again once the company's are known.
    await until(() => sessionOf(host).$state.get().timers)
    say('ai', 'So.', { meta: { type: 'answer' } })
    advance(POLL_MS)
    await hasText(host, 'So.')
    advance(6_999)
    await new Promise(requestAnimationFrame)
    expect(textOf(host)).not.to.contain('Anything more?')
    advance(1)
    await hasText(host, 'Anything more?')
    server.config = configWith({ quick_replies: [{ action: 'human', label: 'Call us' }] })
    ;(await control(host, 'Back to the start')).click()
    await until(() => findControl(host, 'Call us'))
  })

  it('refuses files that are too large, empty or too many', async () => {
    const host = openChat()
    const box = await control(host, 'Message')
    paste(box, [sized('film.mov', 10 * 1_024 * 1_024 + 1), sized('none.txt', 0)])
    await hasText(host, 'film.mov is larger than 10 MB.')
    await hasText(host, 'none.txt is empty.')
    paste(
      box,
      [1, 2, 3, 4, 5, 6].map(number => sized(`${number}.txt`, 1)),
    )
    await hasText(host, '6.txt was skipped: up to 5 files at a time.')
    expect(textOf(host)).not.to.contain('film.mov')
    expect(server.created).to.have.length(0)
  })

  it('[CHAT-24] sends chosen files with the message and not before, and leaves out those that were removed', async () => {
    const host = openChat()
    paste(await control(host, 'Message'), [sized('kept.txt', 1), sized('gone.txt', 1)])
    await hasText(host, 'kept.txt')
    ;(await control(host, 'Remove gone.txt')).click()
    await settle()
    expect(server.created).to.have.length(0)
    await send(host, 'What is this?')
    await until(() => server.created.length === 1)
    expect(server.created[0]).to.include({ subject: 'What is this?' })
    const { $files, $state } = sessionOf(host)
    expect($files.get()).to.deep.equal([])
    const { outbox } = $state.get()
    expect(outbox.map(({ file, content }) => file?.name ?? content)).to.deep.equal([
      'kept.txt',
      'What is this?',
    ])
  })
})

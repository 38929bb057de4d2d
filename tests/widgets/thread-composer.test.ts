import { expect } from 'chai'
import { INPUT_MAX_HEIGHT_PX } from '#contract/constants/conversation.ts'
import { EMOJIS } from '#contract/constants/emojis.ts'
import type { RefusedFile } from '#sdk/runtime/files/add-files.ts'
import { focused, named, part, press, pressKey, settle, shows } from './shell-page.ts'
import { dispatched, find, findAll, openThread, texts } from './thread-page.ts'
import { type } from './type-text.ts'
import { until } from './until.ts'

const EMOJI = '[role=toolbar] button'
const STAGED = '[aria-label="Files to send"]'
const LIMITS = 'Up to 5 files of 10 MB each'
const FILE = new File(['x'], 'a.txt', { type: 'text/plain' })

/** Opens a composer whose session records the files it gets and refuses those in `refused`. */
async function openComposer(refused: readonly RefusedFile[] = []) {
  const given: string[][] = []
  const attach = async (files: readonly File[]) => {
    given.push(files.map(({ name }) => name))
    return refused
  }
  const opened = await openThread([], { session: { attach } })
  const box = (await until(() => named(opened.host, 'Message'))) as HTMLTextAreaElement
  return { ...opened, box, given }
}

function transfer(files: readonly File[], text?: string): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  if (text) data.setData('text/plain', text)
  return data
}

function drag(target: Element, type: string, dataTransfer: DataTransfer): DragEvent {
  const event = new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

function paste(box: Element, clipboardData: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  box.dispatchEvent(event)
  return event
}

describe('the composer', () => {
  it('[CHAT-03] puts one of six emojis at the caret and goes back to the box', async () => {
    const { host, session, box } = await openComposer()
    session.$draft.set('Thanks!')
    await until(() => box.value === 'Thanks!')
    box.setSelectionRange(6, 6)
    await press(host, 'Add an emoji')
    await until(() => focused(host)?.textContent === EMOJIS[0])
    expect(texts(host, EMOJI)).to.deep.equal([...EMOJIS])
    await press(host, '🎉')
    await until(() => session.$draft.get() === 'Thanks🎉!')
    expect(focused(host)).to.equal(box)
    expect(box.selectionStart).to.equal('Thanks🎉'.length)
    expect(findAll(host, EMOJI)).to.deep.equal([])
  })

  it('[CHAT-03] moves among the emojis by keys; Escape leaves them and keeps the panel', async () => {
    const { host, box } = await openComposer()
    await press(host, 'Add an emoji')
    const now = () => focused(host)?.textContent
    await until(() => now() === EMOJIS[0])
    const focusedAfter = (key: string) => {
      pressKey(focused(host)!, key)
      return now()
    }
    expect([
      focusedAfter('ArrowRight'),
      focusedAfter('End'),
      focusedAfter('ArrowLeft'),
      focusedAfter('Home'),
    ]).to.deep.equal([EMOJIS[1], EMOJIS[5], EMOJIS[4], EMOJIS[0]])
    pressKey(focused(host)!, 'Escape')
    await until(() => findAll(host, EMOJI).length === 0)
    expect(focused(host)).to.equal(box)
    expect(part(host, 'panel')).not.to.equal(null)
  })

  it('[CHAT-03] grows with its text up to 128 px', async () => {
    const { session, box } = await openComposer()
    const height = () => box.getBoundingClientRect().height
    const one = height()
    session.$draft.set('1\n2')
    await until(() => height() > one && height() < INPUT_MAX_HEIGHT_PX)
    session.$draft.set('line\n'.repeat(50))
    await until(() => height() === 128)
    expect(box.scrollHeight).to.be.greaterThan(128)
    session.$draft.set('')
    await until(() => height() === one)
  })

  it('[CHAT-17] tells that the visitor types, and keeps the draft when the panel closes', async () => {
    const { host, session, box } = await openComposer()
    type(box, 'half a')
    await until(() => session.$draft.get() === 'half a')
    expect(dispatched(session, 'typed')).to.have.length(1)
    host.close()
    await until(() => !named(host, 'Message'))
    host.open()
    await until(() => (named(host, 'Message') as HTMLTextAreaElement | undefined)?.value === 'half a')
  })

  it('[CHAT-06] sends on Enter, not on Shift+Enter nor while an input method composes, and no blank text', async () => {
    const { host, session, box } = await openComposer()
    const send = part(host, 'send') as HTMLButtonElement
    session.$draft.set('   ')
    await until(() => box.value === '   ')
    expect(send.disabled).to.equal(true)
    session.$draft.set('Hello')
    await until(() => box.value === 'Hello')
    for (const init of [{ shiftKey: true }, { isComposing: true }, { keyCode: 229 }])
      expect(
        box.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
        ),
        'the key does what it does in every text box',
      ).to.equal(true)
    expect(send.disabled).to.equal(false)
    expect(session.calls.filter(([name]) => name === 'send')).to.deep.equal([])
    pressKey(box, 'Enter')
    expect(session.calls.filter(([name]) => name === 'send')).to.deep.equal([['send', 'Hello']])
  })

  it('counts a long text, never cuts it, and offers one that is too long as a file', async () => {
    const { host, session, box, given } = await openComposer()
    const send = part(host, 'send') as HTMLButtonElement
    session.$draft.set('a'.repeat(7_000))
    await until(() => box.value.length === 7_000)
    expect(find(host, '.length')).to.equal(null)
    session.$draft.set('a'.repeat(8_000))
    await shows(host, '8,000 / 8,000')
    expect(send.disabled).to.equal(false)
    expect(named(host, 'send it as a text file')).to.equal(undefined)
    type(box, 'a'.repeat(8_001))
    await shows(host, 'Too long for one message.')
    expect([box.value.length, box.maxLength, send.disabled]).to.deep.equal([8_001, -1, true])
    await press(host, 'send it as a text file')
    await until(() => session.$draft.get() === '')
    expect(given).to.deep.equal([['message.txt']])
  })

  it('makes one file of two clicks, and keeps what is written while its code loads', async () => {
    const { host, session, given } = await openComposer()
    session.$draft.set('a'.repeat(9_000))
    const button = await until(() => named(host, 'send it as a text file'))
    button.click()
    button.click()
    session.$draft.set('b')
    await settle()
    expect(given).to.deep.equal([['message.txt']])
    expect(session.$draft.get()).to.equal('b')
    expect(session.$files.get()).to.have.length(0)
  })

  it('keeps a text that is too long if its file is refused', async () => {
    const { host, session } = await openComposer([{ name: 'message.txt', reason: 'too-many' }])
    session.$draft.set('a'.repeat(9_000))
    await press(host, 'send it as a text file')
    await shows(host, 'message.txt was skipped')
    expect(session.$draft.get()).to.have.length(9_000)
  })

  it('[CHAT-03] attaches files by its button, whose description has the limits', async () => {
    const { host, given } = await openComposer()
    const button = await until(() => named(host, 'Attach files'))
    expect(button.title).to.equal(LIMITS)
    const description = host.shadowRoot!.getElementById(button.getAttribute('aria-describedby')!)
    expect(description!.textContent).to.equal(LIMITS)
    const input = find<HTMLInputElement>(host, 'input[type=file]')!
    let isOpened = false
    input.addEventListener('click', event => {
      event.preventDefault()
      isOpened = true
    })
    button.click()
    expect([isOpened, input.multiple, input.hidden]).to.deep.equal([true, true, true])
    input.files = transfer([FILE, new File(['y'], 'b.txt')]).files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => given.length > 0)
    expect(given).to.deep.equal([['a.txt', 'b.txt']])
    expect(input.value).to.equal('')
  })

  it('takes pasted files, but not the picture that comes with a pasted text', async () => {
    const { box, given } = await openComposer()
    expect(paste(box, transfer([FILE], 'words')).defaultPrevented).to.equal(false)
    expect(given).to.deep.equal([])
    expect(paste(box, transfer([FILE])).defaultPrevented).to.equal(true)
    expect(given).to.deep.equal([['a.txt']])
  })

  it('[CHAT-24] shows files above the box with name, size and picture until they are sent or removed', async () => {
    const { host, session, box } = await openComposer()
    const send = part(host, 'send') as HTMLButtonElement
    expect(send.disabled).to.equal(true)
    const pixel = await new Promise<Blob | null>(done => document.createElement('canvas').toBlob(done))
    session.$files.set([FILE, new File([pixel!], 'cat.png', { type: 'image/png' })])
    const files = () => texts(host, `${STAGED} li`).join()
    await until(() => /^a\.txt1 byte,cat\.png\d/.test(files()))
    await until(
      () => findAll<HTMLCanvasElement>(host, `${STAGED} canvas`).map(({ hidden }) => hidden)[1] === false,
    )
    expect(find(host, STAGED)!.getBoundingClientRect().bottom).to.be.at.most(box.getBoundingClientRect().top)
    expect(send.disabled).to.equal(false)
    await press(host, 'Remove cat.png')
    await until(() => files() === 'a.txt1 byte')
    expect(focused(host)).to.equal(box)
    host.close()
    await until(() => !named(host, 'Message'))
    host.open()
    await until(() => files() === 'a.txt1 byte')
    await press(host, 'Send')
    expect(session.calls.filter(([name]) => name === 'send')).to.deep.equal([['send', '']])
  })

  it('takes files dropped on the panel, and says so while they are above it', async () => {
    const { host, given } = await openComposer()
    const header = part(host, 'header')!
    const hint = () => find(host, '.drop')
    await settle()
    expect(drag(header, 'dragover', transfer([], 'words')).defaultPrevented).to.equal(false)
    expect(hint()).to.equal(null)
    drag(header, 'dragenter', transfer([FILE]))
    const shown = await until(hint)
    expect(shown.textContent).to.contain('Drop files to attach them').and.to.contain(LIMITS)
    expect(shown.getBoundingClientRect().height).to.equal(part(host, 'panel')!.getBoundingClientRect().height)
    drag(header, 'dragleave', transfer([FILE]))
    await until(() => !hint())
    drag(header, 'dragover', transfer([FILE]))
    await until(hint)
    expect(drag(header, 'drop', transfer([FILE])).defaultPrevented).to.equal(true)
    await until(() => !hint())
    expect(given).to.deep.equal([['a.txt']])
  })

  it('says which files were not taken and why, until that is dismissed', async () => {
    const { host, box } = await openComposer([
      { name: 'film.mov', reason: 'too-large' },
      { name: 'six.png', reason: 'too-many' },
      { name: 'none.txt', reason: 'empty' },
    ])
    paste(box, transfer([FILE]))
    await shows(host, 'film.mov is larger than 10 MB.')
    expect(texts(host, '[role=alert] li')).to.deep.equal([
      'film.mov is larger than 10 MB.',
      'six.png was skipped: up to 5 files at a time.',
      'none.txt is empty.',
    ])
    await press(host, 'Dismiss')
    await until(() => texts(host, '[role=alert] li').length === 0)
    await until(() => focused(host) === box)
  })
})

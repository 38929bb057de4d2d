/** `<support-voice>`: the card before, during and after a call. */
import { expect } from 'chai'
import { emulateMedia } from './emulate-media.ts'
import { until } from './until.ts'
import {
  become,
  card,
  control,
  describeVoice,
  findControl,
  goLive,
  hasStatus,
  key,
  liveCall,
  page,
  placeVoice,
  press,
  say,
  shows,
  TENANT,
  text,
} from './voice-page.ts'

const CONSENT = 'This call is with an AI. It is not recorded.'

describeVoice('the card before a call', () => {
  it('[VOICE-01] says who is called and what a call is like, and asks the server once', async () => {
    const host = placeVoice()
    await shows(host, 'Acme')
    await shows(host, 'You talk to an AI assistant that answers from the help center.')
    expect(text(host)).to.contain(CONSENT)
    expect(card(host)!.dataset['state']).to.equal('idle')
    host.open()
    host.close()
    host.open()
    expect(page.asked).to.deep.equal([{ locale: 'en' }])
  })

  it('shows the company’s own consent text', async () => {
    page.vars = { ...page.vars, consent_text: 'Calls with Acme are transcribed.' }
    const host = placeVoice()
    await shows(host, 'Calls with Acme are transcribed.')
    expect(text(host)).not.to.contain(CONSENT)
  })

  it('does not ask for the microphone before Call is pressed, nor load a call', async () => {
    const { mediaDevices } = navigator
    const asked: unknown[] = []
    const original = mediaDevices.getUserMedia
    mediaDevices.getUserMedia = async (...args) => {
      asked.push(args)
      throw new Error('refused')
    }
    const host = placeVoice()
    await control(host, 'Call')
    expect(asked).to.deep.equal([])
    expect(page.heard).to.deep.equal([])
    await press(host, 'Call')
    await until(() => page.heard.includes('call'))
    mediaDevices.getUserMedia = original
  })

  it('says that the assistant cannot hear, and needs no microphone then', async () => {
    page.vars = { ...page.vars, hears_speech: false }
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
    const host = placeVoice()
    await shows(host, 'This assistant speaks, but cannot hear you here. Type your questions.')
    await press(host, 'Call')
    await until(() => page.heard.includes('call'))
    goLive()
    await until(() => host.shadowRoot!.querySelector('input'))
    expect(findControl(host, 'Mute')).to.equal(undefined)
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })

  it('says why there is no call, in the server’s words', async () => {
    page.vars = { ...page.vars, reason: 'closed', note: 'Please call on Monday.' }
    const host = placeVoice()
    await shows(host, 'Please call on Monday.')
    expect(findControl(host, 'Call')).to.equal(undefined)
    const link = findControl(host, 'Write instead') as HTMLAnchorElement
    expect(link.href).to.equal(`${location.origin}/widget/chat?tenant=${TENANT}&locale=en`)
  })

  it('asks the server again in another language, because it says things to the visitor', async () => {
    const host = placeVoice()
    await control(host, 'Call')
    page.vars = { ...page.vars, consent_text: 'Mit einer KI.' }
    host.setAttribute('locale', 'de')
    await shows(host, 'Mit einer KI.')
    expect(page.asked).to.deep.equal([{ locale: 'en' }, { locale: 'de' }])
  })

  it('says that a browser without WebRTC or without a microphone cannot call, and leads to the chat', async () => {
    for (const [owner, name] of [
      [window, 'RTCPeerConnection'],
      [navigator, 'mediaDevices'],
    ] as const) {
      const before = Object.getOwnPropertyDescriptor(owner, name)
      Object.defineProperty(owner, name, { value: undefined, configurable: true })
      const opened: string[] = []
      const chat = Object.assign(document.createElement('support-chat'), {
        open: () => opened.push('open'),
      })
      chat.setAttribute('tenant', TENANT)
      document.body.append(chat)
      const host = placeVoice()
      await shows(host, 'This browser cannot make calls.')
      expect(findControl(host, 'Call')).to.equal(undefined)
      await press(host, 'Write instead')
      expect(opened).to.deep.equal(['open'])
      if (before) Object.defineProperty(owner, name, before)
      else Reflect.deleteProperty(owner, name)
      chat.remove()
      host.remove()
    }
  })

  it('can be tried again when the server did not answer', async () => {
    page.isOffline = true
    const host = placeVoice()
    await shows(host, 'Network error')
    page.isOffline = false
    await press(host, 'Try again')
    await control(host, 'Call')
    await shows(host, 'Acme')
  })
})

describeVoice('a call', () => {
  it('[VOICE-01] is connecting, and can be canceled', async () => {
    const host = placeVoice()
    await press(host, 'Call')
    await hasStatus(host, 'loading', 'Connecting…')
    await until(() => page.heard.includes('call'))
    await press(host, 'Cancel')
    await control(host, 'Call')
    expect(page.heard).to.deep.equal(['call', 'hangUp'])
    expect(card(host)!.dataset['state']).to.equal('idle')
  })

  it('[VOICE-01] is ready, and says what the assistant does and how long it has been going on', async () => {
    const host = await liveCall()
    await hasStatus(host, 'success', 'Ready')
    expect(text(host)).to.contain('Recording off')
    for (const [name, word] of [
      ['thinking', 'Thinking'],
      ['hearing', 'Listening'],
      ['speaking', 'Speaking'],
      ['listening', 'Listening'],
    ] as const) {
      goLive({ activity: name })
      await shows(host, word)
    }
    const time = () => host.shadowRoot!.querySelector('[role=timer]')!.textContent
    expect(time()).to.equal('00:00')
    for (let second = 0; second < 134; second++) page.clock.advance(1_000)
    await until(() => time() === '02:14')
  })

  it('shows how loud the visitor is', async () => {
    const host = await liveCall()
    const drawing = () => host.shadowRoot!.querySelector('[aria-label="Microphone level"]')!.innerHTML
    const silent = drawing()
    page.$level.set(0.8)
    page.clock.advance(100)
    await until(() => drawing() !== silent)
  })

  it('[VOICE-03] shows what both sides say, and announces lines when they are final', async () => {
    const host = await liveCall()
    const announced = () => host.shadowRoot!.querySelector('[aria-live=polite]')!.textContent
    say('visitor', 'Can I swap a shift?')
    say('assistant', 'Until it', { itemId: 'a', isFinal: false })
    await shows(host, 'AcmeUntil it')
    expect(announced()).to.equal('YouCan I swap a shift?')
    say('assistant', 'Until it starts.', { itemId: 'a', articles: [{ title: 'Shifts', slug: 'shifts' }] })
    say('person', 'Priya here.')
    await until(() => announced().includes('AcmeUntil it starts.'))
    expect(announced()).to.contain('Person at AcmePriya here.')
    const link = await control(host, 'Shifts')
    expect(link.getAttribute('href')).to.contain(`/kb/shifts?tenant=${TENANT}`)
    expect(link.getAttribute('target')).to.equal('_blank')
  })

  it('has controls that are large enough: mute, type, person, end', async () => {
    const host = await liveCall()
    for (const name of ['Mute', 'Type', 'Person', 'End call']) {
      const { width, height } = (await control(host, name)).getBoundingClientRect()
      expect(Math.min(width, height), name).to.be.at.least(44)
    }
    await press(host, 'Mute')
    goLive({ isMuted: true })
    await until(() => findControl(host, 'Mute')!.getAttribute('aria-pressed') === 'true')
    await shows(host, 'Muted')
    await press(host, 'Person')
    await press(host, 'Type')
    const field = await until(() => host.shadowRoot!.querySelector('input'))
    await until(() => host.shadowRoot!.activeElement === field)
    field.value = ' Where is my order? '
    field.form!.requestSubmit()
    expect(field.value).to.equal('')
    await press(host, 'End call')
    expect(page.heard).to.deep.equal([
      'call',
      'toggleMute',
      'type I would like to talk to a person.',
      'type Where is my order?',
      'hangUp',
    ])
  })

  it('ends when its element leaves the page', async () => {
    const host = await liveCall()
    host.remove()
    await until(() => page.heard.includes('stop'))
  })
})

describeVoice('the card after a call', () => {
  it('says how long it took and what was said, and calls again', async () => {
    const host = await liveCall()
    say('visitor', 'Can I swap a shift?')
    for (let second = 0; second < 65; second++) page.clock.advance(1_000)
    await press(host, 'End call')
    await shows(host, 'Duration: 01:05')
    await hasStatus(host, 'idle', 'Call ended')
    expect(text(host)).to.contain('YouCan I swap a shift?')
    expect(findControl(host, 'Continue by text')).to.equal(undefined)
    await press(host, 'Call again')
    await hasStatus(host, 'loading', 'Connecting…')
  })

  it('asks how a saved call was, and thanks for the answer', async () => {
    const host = await liveCall()
    become({ kind: 'ended', reason: 'hung-up', text: null })
    await shows(host, 'Call ended')
    expect(text(host)).not.to.contain('How was this call?')
    page.$saved.set({ conversationId: 'c1', score: null, isFailed: false })
    await shows(host, 'How was this call?')
    await press(host, 'Not good')
    expect(page.heard.at(-1)).to.equal('rate 0')
    page.$saved.set({ conversationId: 'c1', score: 0, isFailed: false })
    await shows(host, 'Thank you.')
    const pressed = await control(host, 'Not good')
    expect(pressed.getAttribute('aria-pressed')).to.equal('true')
    await emulateMedia({ forcedColors: 'active' })
    const edges = [pressed, await control(host, 'Good')].map(each => getComputedStyle(each).borderTopWidth)
    await emulateMedia({ forcedColors: 'none' })
    expect(edges, 'with forced colors').to.deep.equal(['1px', '0px'])
    page.$saved.set({ conversationId: 'c1', score: null, isFailed: true })
    await shows(host, 'Network error')
  })

  it('says why a call ended for silence, its length, or a lost connection', async () => {
    const host = await liveCall()
    become({ kind: 'ended', reason: 'silence', text: null })
    await shows(host, 'Nobody spoke for 25 seconds.')
    become({ kind: 'ended', reason: 'too-long', text: null })
    await shows(host, 'The time for this call is over.')
    become({ kind: 'ended', reason: 'link-lost', text: 'Mic or connect failed' })
    await hasStatus(host, 'error', 'Mic or connect failed')
    await shows(host, 'The connection was lost.')
  })

  it('goes on by text if there is a chat', async () => {
    const opened: string[] = []
    const chat = Object.assign(document.createElement('support-chat'), {
      open: () => opened.push('open'),
      showTicket: (id: string) => opened.push(`show ${id}`),
    })
    chat.setAttribute('tenant', TENANT)
    document.body.append(chat)
    const host = await liveCall()
    await press(host, 'End call')
    await control(host, 'Continue by text')
    page.$saved.set({ conversationId: 'c1', score: null, isFailed: false })
    await shows(host, 'How was this call?')
    await press(host, 'Continue by text')
    expect(opened).to.deep.equal(['show c1'])
  })

  it('[VOICE-01] says what failed, and calls again', async () => {
    const host = placeVoice()
    await press(host, 'Call')
    await until(() => page.heard.includes('call'))
    become({ kind: 'failed', text: 'Mic or connect failed' })
    await hasStatus(host, 'error', 'Mic or connect failed')
    await press(host, 'Try again')
    await hasStatus(host, 'loading', 'Connecting…')
  })

  it('shows a failure in the visitor’s language', async () => {
    const host = placeVoice({ locale: 'de' })
    await press(host, 'Anrufen')
    await until(() => page.heard.includes('call'))
    become({ kind: 'failed', text: 'Error 503' })
    await hasStatus(host, 'error', 'Fehler 503')
    expect(page.asked).to.deep.equal([{ locale: 'de' }])
    host.setAttribute('locale', 'he')
    await until(() => card(host)!.dir === 'rtl' && card(host)!.lang === 'he')
    await hasStatus(host, 'error', 'שגיאה \u2068503\u2069')
    await until(() => page.asked.length === 2)
  })
})

describeVoice('the commands of a page', () => {
  type Commands = { readonly startCall: () => void; readonly endCall: () => void }

  it('starts a call and ends it', async () => {
    const host = placeVoice({}, document.documentElement)
    ;(host as unknown as Commands).startCall()
    await until(() => page.heard.includes('call'))
    expect(card(host)).not.to.equal(null)
    goLive()
    await control(host, 'End call')
    ;(host as unknown as Commands).endCall()
    await shows(host, 'Call ended')
  })

  it('starts no call where there can be none', async () => {
    page.vars = { ...page.vars, reason: 'off', note: 'Calls are not available here.' }
    const host = placeVoice({}, document.documentElement)
    ;(host as unknown as Commands).startCall()
    await shows(host, 'Calls are not available here.')
    expect(page.heard).to.deep.equal([])
  })

  it('Escape does not end a call in a frame’s page', async () => {
    const host = await liveCall({ mode: 'page' })
    ;(await control(host, 'End call')).focus()
    key(host, 'Escape')
    expect(card(host)).not.to.equal(null)
    expect(page.heard).not.to.contain('hangUp')
  })
})

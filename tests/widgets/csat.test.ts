/** `<support-csat>`: what it asks, what it sends, and what it says afterwards. */
import { expect } from 'chai'
import { SURVEY_CHANGE_MS } from '#contract/constants/surveys.ts'
import {
  answeredSurvey,
  answers,
  askedCsat,
  box,
  CONVERSATION_ID,
  card,
  describeCsat,
  findControl,
  page,
  placeCsat,
  press,
  radios,
  rememberConversation,
  shows,
  surveyOf,
  write,
} from './csat-page.ts'
import { emulateMedia } from './emulate-media.ts'
import { until } from './until.ts'

const NAMES = {
  emoji: ['1 of 5, Terrible', '2 of 5, Bad', '3 of 5, Okay', '4 of 5, Good', '5 of 5, Great'],
  numbers: [
    '0 of 10, Not likely',
    ...Array.from({ length: 9 }, (_, index) => `${index + 1} of 10`),
    '10 of 10, Very likely',
  ],
  thumbs: ['Good', 'Not good'],
} as const

describeCsat('a survey on a page', () => {
  for (const kind of ['emoji', 'numbers', 'thumbs'] as const) {
    it(`[MKT-01] asks by ${kind}, and names each score`, async () => {
      const host = await askedCsat({ kind })
      expect(radios(host).map(radio => radio.getAttribute('aria-label'))).to.deep.equal(NAMES[kind])
      const group = host.shadowRoot!.querySelector('[role=radiogroup]')!
      const question = host.shadowRoot!.getElementById(group.getAttribute('aria-labelledby')!)
      expect(question!.textContent).to.equal('How was this conversation?')
    })
  }

  it('shows the chosen star with forced colors', async () => {
    const host = await askedCsat({ kind: 'stars' })
    await press(host, '4 of 5, Good')
    await shows(host, 'Saved: 4 of 5. You can still change it.')
    await emulateMedia({ forcedColors: 'active' })
    const { backgroundColor, color } = getComputedStyle(radios(host)[3]!)
    await emulateMedia({ forcedColors: 'none' })
    expect(backgroundColor).not.to.equal('rgba(0, 0, 0, 0)')
    expect(color).not.to.equal(backgroundColor)
  })

  it('[MKT-01] asks for a comment alone', async () => {
    const host = placeCsat({ kind: 'comment' })
    await write(host, 'More dates, please.')
    await press(host, 'Send')
    await shows(host, 'Thank you')
    expect(radios(host)).to.deep.equal([])
    expect(answers()).to.deep.equal([[null, 'More dates, please.']])
  })

  it('sends a score at once and the reason afterwards, under one key', async () => {
    const host = await askedCsat({ kind: 'stars' })
    await press(host, '4 of 5, Good')
    await shows(host, 'Saved: 4 of 5. You can still change it.')
    await shows(host, 'What went well?')
    await write(host, ' Quick. ')
    await press(host, 'Send')
    await shows(host, 'Your answer: 4 of 5')
    expect(answers()).to.deep.equal([
      [4, null],
      [4, 'Quick.'],
    ])
    const keys = page.calls
      .filter(({ path }) => path.startsWith('POST'))
      .map(({ body }) => body['answer_key'])
    expect(new Set(keys).size).to.equal(1)
    expect(page.told).to.deep.equal([
      { kind: 'stars', score: 4, comment: null, conversation_id: null },
      { kind: 'stars', score: 4, comment: 'Quick.', conversation_id: null },
    ])
  })

  it('asks an unhappy visitor what went wrong, and may be skipped', async () => {
    const host = await askedCsat({ kind: 'numbers' })
    await press(host, '6 of 10')
    await shows(host, 'What went wrong?')
    await press(host, 'Skip')
    await shows(host, 'Thank you for your answer.')
    expect(answers()).to.deep.equal([[6, null]])
  })

  it('counts the letters of a comment', async () => {
    const host = await askedCsat()
    await press(host, '5 of 5, Great')
    await write(host, 'Kind')
    await shows(host, '4 / 2000')
  })

  it('remembers the answer for a day, and then asks anew', async () => {
    const host = await askedCsat({ kind: 'stars' })
    await press(host, '2 of 5, Bad')
    await press(host, 'Skip')
    await shows(host, 'Your answer: 2 of 5')
    host.remove()
    await shows(placeCsat({ kind: 'stars' }), 'Your answer: 2 of 5')
    await askedCsat({ kind: 'emoji' })
    page.clock.advance(SURVEY_CHANGE_MS)
    await askedCsat({ kind: 'stars' })
  })

  it('can be changed for as long as the server says', async () => {
    const host = await askedCsat({ kind: 'thumbs' })
    await press(host, 'Good')
    await press(host, 'Skip')
    await press(host, 'Change my answer')
    await press(host, 'Not good')
    await press(host, 'Skip')
    await shows(host, 'Your answer: Not good')
    expect(answers()).to.deep.equal([
      [1, null],
      [0, null],
    ])
    page.clock.advance(SURVEY_CHANGE_MS)
    await until(() => !findControl(host, 'Change my answer'), 'the end of changes')
  })

  it('keeps what was chosen and typed while the server is away', async () => {
    const host = await askedCsat()
    page.isOffline = true
    await press(host, '4 of 5, Good')
    await shows(host, 'Your answer could not be sent. It is still here.')
    await write(host, 'Kind')
    page.isOffline = false
    await press(host, 'Try again')
    await shows(host, 'Saved: 4 of 5')
    expect(box(host)!.value).to.equal('Kind')
  })

  it('can be loaded again after a failure', async () => {
    page.isOffline = true
    const host = placeCsat()
    await shows(host, 'The survey could not be loaded.')
    page.isOffline = false
    await press(host, 'Try again')
    await until(() => radios(host).length === 5, 'the scores')
  })

  it('asks another kind when the attribute changes', async () => {
    const host = await askedCsat({ kind: 'stars' })
    host.setAttribute('kind', 'thumbs')
    await until(() => radios(host).length === 2, 'the thumbs')
  })

  it('forgets the answer on logout', async () => {
    const host = await askedCsat()
    await press(host, '4 of 5, Good')
    await shows(host, 'Saved')
    ;(host as unknown as { logout: () => void }).logout()
    await until(() => radios(host).every(radio => radio.ariaChecked === 'false'), 'a new survey')
    expect(Object.keys(localStorage)).to.deep.equal([])
  })

  it('forgets an answer that arrives after the logout', async () => {
    const host = await askedCsat()
    let arrive = () => {}
    page.hold = new Promise(resolve => {
      arrive = resolve
    })
    await press(host, '4 of 5, Good')
    await until(() => page.calls.at(-1)!.path === 'POST surveys/page', 'the answer on its way')
    ;(host as unknown as { logout: () => void }).logout()
    await until(() => page.calls.at(-1)!.path === 'GET surveys/page', 'the new question')
    arrive()
    await until(() => radios(host).every(radio => radio.ariaChecked === 'false'), 'a new survey')
    await shows(host, page.survey?.texts.question ?? 'How was this conversation?')
    expect(Object.keys(localStorage)).to.deep.equal([])
  })

  it('asks in the language that was chosen while it loaded', async () => {
    let arrive = () => {}
    page.hold = new Promise(resolve => {
      arrive = resolve
    })
    const host = placeCsat({ locale: 'fr' })
    await until(() => page.calls.length === 1, 'the first question')
    host.setAttribute('locale', 'de')
    await until(() => page.calls.length === 2, 'the second question')
    arrive()
    await until(() => findControl(host, '4 von 5, Gut'), 'German')
    expect(page.calls.map(({ body }) => body['locale'])).to.deep.equal(['fr', 'de'])
  })

  it('shows nothing where the company asks nothing', async () => {
    page.refusal = 'survey_not_found'
    const host = placeCsat()
    await until(() => card(host)?.hidden, 'nothing')
    expect(host.offsetHeight).to.equal(0)
  })
})

describeCsat('a survey of a conversation', () => {
  it('is what an element asks about if this browser has one', async () => {
    rememberConversation()
    page.survey = surveyOf({ kind: 'thumbs' })
    const host = await askedCsat()
    await press(host, 'Good')
    await until(() => page.told.length > 0, 'the event')
    expect(page.told).to.deep.equal([
      { kind: 'thumbs', score: 1, comment: null, conversation_id: CONVERSATION_ID },
    ])
    expect(page.calls.map(({ path }) => path)).to.deep.equal([
      `GET conversations/${CONVERSATION_ID}/survey`,
      `POST conversations/${CONVERSATION_ID}/survey`,
    ])
  })

  it('gives way to one about the company if nothing was asked', async () => {
    rememberConversation()
    await askedCsat()
    expect(page.calls.map(({ path }) => path)).to.deep.equal([
      `GET conversations/${CONVERSATION_ID}/survey`,
      'GET surveys/page',
    ])
  })

  it('shows nothing in the chat if nothing was asked', async () => {
    rememberConversation()
    const host = placeCsat({ conversation: CONVERSATION_ID })
    await until(() => page.calls.length === 1 && card(host)?.hidden, 'nothing')
    expect(host.offsetHeight).to.equal(0)
  })

  it('shows one answer in every place', async () => {
    rememberConversation()
    page.survey = surveyOf()
    const [one, other] = [await askedCsat(), await askedCsat({ conversation: CONVERSATION_ID })]
    await press(one, '2 of 5, Bad')
    await shows(other, 'Your answer: 2 of 5')
    expect(page.told).to.have.length(1)
  })

  it('is closed when the server says so', async () => {
    rememberConversation()
    page.survey = surveyOf()
    const host = await askedCsat()
    page.refusal = 'survey_closed'
    await press(host, '2 of 5, Bad')
    await shows(host, 'This survey is closed.')
  })
})

describeCsat('the survey of a link', () => {
  it('sends the score of the link once it is seen, and says that it can be changed', async () => {
    page.survey = surveyOf()
    const host = placeCsat({ survey: 'token', score: '4', mode: 'page' })
    await shows(host, 'Saved: 4 of 5. You can still change it.')
    expect(page.calls.map(({ path, body }) => [path, body['token']])).to.deep.equal([
      ['POST survey-links/read', 'token'],
      ['POST survey-links/answer', 'token'],
    ])
  })

  it('sends nothing while nobody can see it', async () => {
    page.survey = surveyOf()
    const far = document.createElement('div')
    far.style.cssText = 'position: absolute; top: 5000px; height: 400px; width: 300px'
    document.body.append(far)
    const host = await askedCsat({ survey: 'token', score: '4' }, far)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(answers()).to.deep.equal([])
    host.scrollIntoView()
    await shows(host, 'Saved: 4 of 5')
    far.remove()
  })

  it('ignores a score that there is not', async () => {
    page.survey = surveyOf()
    const host = await askedCsat({ survey: 'token', score: '6' })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(radios(host).map(radio => radio.ariaChecked)).to.deep.equal(Array(5).fill('false'))
  })

  it('changes an earlier answer to the score of the link that was chosen now', async () => {
    page.survey = answeredSurvey({ score: 2, comment: 'Slow' })
    const host = placeCsat({ survey: 'token', score: '5' })
    await shows(host, 'Saved: 5 of 5')
    expect(box(host)!.value).to.equal('Slow')
  })

  it('thanks for an answer that can no longer be changed', async () => {
    page.survey = answeredSurvey({ score: 2 }, SURVEY_CHANGE_MS)
    const host = placeCsat({ survey: 'token', score: '5' })
    await shows(host, 'Your answer: 2 of 5')
    expect(findControl(host, 'Change my answer')).to.equal(undefined)
    expect(answers()).to.deep.equal([])
  })

  it('says so if the link is not valid', async () => {
    page.refusal = 'survey_link_invalid'
    await shows(placeCsat({ survey: 'token' }), 'This link has expired or is incomplete.')
  })
})

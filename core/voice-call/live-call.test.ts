import { describe, expect, it } from 'vitest'
import type { CallEvent } from './call-state.ts'
import { NO_DATA_OUTPUT } from './live-call.ts'
import { drive, GREETED, TO_READY } from './test-kit.ts'
import { settledLines } from './transcript.ts'

const TALKING = [...TO_READY, ...GREETED]
const INVOICES = { title: 'Invoices', slug: 'invoices' }
const search: CallEvent = { type: 'search-asked', callId: 'call-1', query: 'invoices', topK: 3 }

function talk() {
  const driven = drive(TALKING)
  driven.takeEffects()
  return driven
}

describe('[VOICE-03] a search', () => {
  it('is made, and its result is answered from once the assistant is free', () => {
    const { give, takeEffects, articles } = talk()
    give({ type: 'response-started' }, search)
    expect(takeEffects()).toEqual([{ type: 'search', callId: 'call-1', query: 'invoices', topK: 3 }])
    give({ type: 'searched', callId: 'call-1', output: '{"ok":true}', articles: [INVOICES] })
    expect(takeEffects()).toEqual([{ type: 'send-output', callId: 'call-1', output: '{"ok":true}' }])
    give({ type: 'response-done' })
    expect(takeEffects()).toEqual([{ type: 'respond' }])
    give(
      { type: 'assistant-saying', itemId: 'answer', delta: 'About invoices:' },
      { type: 'assistant-said', itemId: 'answer', text: 'About invoices: they are under Billing.' },
      { type: 'assistant-said', itemId: 'later', text: 'Anything else?' },
    )
    expect(articles()).toEqual([[], ['invoices'], []])
  })

  it('that fails tells the assistant that there is no data', () => {
    const { give, takeEffects } = talk()
    give(search, { type: 'searched', callId: 'call-1', output: null, articles: [] })
    expect(takeEffects().slice(1)).toEqual([
      { type: 'send-output', callId: 'call-1', output: NO_DATA_OUTPUT },
      { type: 'respond' },
    ])
    expect(JSON.parse(NO_DATA_OUTPUT)).toMatchObject({ ok: false, snippets: [] })
  })
})

describe('what the call does', () => {
  it('listens, hears, thinks and speaks', () => {
    const { give, phase } = talk()
    const activity = () => (phase() as { activity?: string }).activity
    expect(activity()).toBe('listening')
    for (const [event, expected] of [
      [{ type: 'speech-started' }, 'hearing'],
      [{ type: 'speech-stopped' }, 'thinking'],
      [{ type: 'visitor-said', itemId: 'a', text: 'invoices' }, 'thinking'],
      [{ type: 'audio-started' }, 'speaking'],
      [{ type: 'speech-started' }, 'hearing'],
      [{ type: 'audio-stopped' }, 'hearing'],
      [{ type: 'speech-stopped' }, 'thinking'],
      [{ type: 'visitor-said', itemId: 'b', text: '' }, 'listening'],
    ] as const) {
      give(event)
      expect(activity()).toBe(expected)
    }
  })

  it('mutes and unmutes', () => {
    const { give, takeEffects } = talk()
    give({ type: 'mute-pressed' }, { type: 'mute-pressed' })
    expect(takeEffects()).toEqual([
      { type: 'mute', isMuted: true },
      { type: 'mute', isMuted: false },
    ])
  })

  it('takes typed questions, also while the assistant answers', () => {
    const { give, takeEffects } = talk()
    give({ type: 'typed', itemId: 'typed-1', text: 'Where are my invoices?' })
    expect(takeEffects()).toEqual([
      { type: 'send-text', itemId: 'typed-1', text: 'Where are my invoices?' },
      { type: 'respond' },
    ])
    give({ type: 'response-started' }, { type: 'typed', itemId: 'typed-2', text: 'And refunds?' })
    expect(takeEffects()).toEqual([{ type: 'send-text', itemId: 'typed-2', text: 'And refunds?' }])
    give({ type: 'response-done' })
    expect(takeEffects()).toEqual([{ type: 'respond' }])
  })
})

describe('a person who takes over', () => {
  it('is not given what the assistant had begun to say', () => {
    const { give, lines } = talk()
    give(
      { type: 'assistant-saying', itemId: 'answer', delta: 'You can' },
      { type: 'held', isHeld: true },
      { type: 'assistant-said', itemId: 'answer', text: 'You can swap it.' },
    )
    expect(lines().at(-1)).toBe('assistant: You can swap it.')
  })

  it('silences the assistant, speaks in its voice, and gives the call back', () => {
    const { give, takeEffects, lines } = talk()
    give({ type: 'response-started' }, { type: 'held', isHeld: true }, { type: 'held', isHeld: true })
    expect(takeEffects()).toEqual([{ type: 'hold', isHeld: true }])
    give({ type: 'person-wrote', text: 'This is Priya.' }, { type: 'person-wrote', text: 'One moment.' })
    expect(takeEffects()).toEqual([])
    give({ type: 'response-done' })
    expect(takeEffects()).toEqual([{ type: 'say', text: 'This is Priya.' }])
    give({ type: 'response-started' }, { type: 'assistant-said', itemId: 'first', text: 'This is Priya.' })
    give({ type: 'response-done' })
    expect(takeEffects()).toEqual([{ type: 'say', text: 'One moment.' }])
    expect(lines().at(-1)).toBe('person: This is Priya.')
    give({ type: 'response-done' }, { type: 'held', isHeld: false })
    expect(takeEffects()).toEqual([{ type: 'hold', isHeld: false }])
  })

  it('reads what the visitor types, which the assistant does not answer', () => {
    const { give, takeEffects, phase } = talk()
    give({ type: 'held', isHeld: true }, { type: 'typed', itemId: 'typed', text: 'Are you there?' })
    expect(phase()).toMatchObject({ activity: 'listening' })
    expect(takeEffects()).toEqual([
      { type: 'hold', isHeld: true },
      { type: 'send-text', itemId: 'typed', text: 'Are you there?' },
    ])
  })
})

describe('the captions', () => {
  it('stand in the order of speech, though a transcript comes after the answer to it', () => {
    const { give, lines } = talk()
    give(
      { type: 'item-added', itemId: 'question', previousId: 'greeting', speaker: 'visitor' },
      { type: 'item-added', itemId: 'answer', previousId: 'question', speaker: 'assistant' },
      { type: 'assistant-saying', itemId: 'answer', delta: 'Under ' },
      { type: 'assistant-saying', itemId: 'answer', delta: 'Billing.' },
    )
    expect(lines().slice(1)).toEqual(['assistant: Under Billing.'])
    give({ type: 'visitor-said', itemId: 'question', text: 'Where are my invoices?' })
    expect(lines().slice(1)).toEqual(['visitor: Where are my invoices?', 'assistant: Under Billing.'])
  })

  it('are settled up to the first line that still changes', () => {
    const { give, transcript } = talk()
    const settled = () => settledLines(transcript()).map(({ itemId }) => itemId)
    give(
      { type: 'item-added', itemId: 'noise', previousId: 'greeting', speaker: 'visitor' },
      { type: 'visitor-said', itemId: 'noise', text: '' },
      { type: 'item-added', itemId: 'question', previousId: 'noise', speaker: 'visitor' },
      { type: 'item-added', itemId: 'tool', previousId: 'question', speaker: null },
      { type: 'searched', callId: 'call-1', output: '{}', articles: [INVOICES] },
      { type: 'item-added', itemId: 'answer', previousId: 'tool', speaker: 'assistant' },
      { type: 'assistant-said', itemId: 'answer', text: 'Under Billing.' },
    )
    expect(settled()).toEqual(['greeting'])
    expect(transcript().lines['answer']?.articles).toEqual([INVOICES])
    give({ type: 'visitor-said', itemId: 'question', text: 'Where are my invoices?' })
    expect(settled()).toEqual(['greeting', 'question', 'answer'])
  })

  it('of an answer that is broken off are settled with its response', () => {
    const { give, transcript } = talk()
    give(
      { type: 'item-added', itemId: 'answer', previousId: 'greeting', speaker: 'assistant' },
      { type: 'assistant-saying', itemId: 'answer', delta: 'Under' },
    )
    expect(settledLines(transcript())).toHaveLength(1)
    give({ type: 'response-done' })
    expect(settledLines(transcript()).at(-1)?.text).toBe('Under')
  })

  it('a part that comes after the whole changes nothing, nor does an item that is placed twice', () => {
    const { give, lines } = talk()
    give(
      { type: 'assistant-said', itemId: 'answer', text: 'Under Billing.' },
      { type: 'assistant-saying', itemId: 'answer', delta: ' Under' },
      { type: 'item-added', itemId: 'answer', previousId: null, speaker: 'assistant' },
      { type: 'item-added', itemId: 'greeting', previousId: 'answer', speaker: 'assistant' },
    )
    expect(lines()).toEqual([
      'assistant: Hello, you are through to Acme. How can I help?',
      'assistant: Under Billing.',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import {
  RESPOND,
  sayExactly,
  sessionUpdate,
  toolOutput,
  visitorText,
} from '#core/voice-call/realtime-requests.ts'
import { realtimeServerEventSchema } from '#tests/support/voice-call/vendor-schemas.ts'
import { createAssistant } from './assistant.ts'
import type { RealtimeEvent } from './realtime-events.ts'

const SPEECH = new Int16Array(16_000)

/** A call of an assistant whose audio is heard at the test's word. */
function open({ heard = 'where are my invoices' } = {}) {
  const sent: RealtimeEvent[] = []
  const played: string[] = []
  let quiet: (() => void)[] = []
  let ids = 0
  const settle = () => {
    const ready = quiet
    quiet = []
    for (const resolve of ready) resolve()
  }
  const assistant = createAssistant({
    send: event => sent.push({ event_id: `event_${sent.length}`, ...event }),
    say: async sentence => {
      if (sentence.includes('unspeakable')) throw new Error('no voice')
      played.push(sentence)
      return new Int16Array(960)
    },
    play: () => {},
    clear: settle,
    whenQuiet: () => new Promise(resolve => quiet.push(resolve)),
    recognize: async () => heard,
    isGoodbye: text => text === 'goodbye',
    newId: kind => {
      ids += 1
      return `${kind}_${ids}`
    },
  })
  const flush = () => new Promise(resolve => setImmediate(resolve))
  return {
    assistant,
    sent,
    played,
    flush,
    async tell(request: object) {
      assistant.receive(JSON.stringify(request))
      await flush()
    },
    /** All that is played has been heard. */
    async hear() {
      await flush()
      settle()
      await flush()
    },
    types: () => sent.map(({ type }) => type),
    /** The text fields of the events of a type. */
    texts: (type: string) => sent.filter(event => event.type === type).map(event => event['transcript']),
    calls: () =>
      sent
        .filter(({ type }) => type === 'response.function_call_arguments.done')
        .map(event => [event['name'], JSON.parse(String(event['arguments']))]),
  }
}

describe('[VOICE-02] the local assistant', () => {
  it('greets word for word, as the browser asks', async () => {
    const { assistant, tell, hear, types, texts, played } = open()
    assistant.opened()
    await tell(sessionUpdate({ instructions: 'Be kind.', voice: 'slt', language: 'en' }))
    await tell(sayExactly('Hello, this is Acme. How can I help?'))
    await hear()
    expect(types()).toEqual([
      'session.created',
      'session.updated',
      'response.created',
      'response.output_item.added',
      'response.content_part.added',
      'conversation.item.added',
      'output_audio_buffer.started',
      'response.output_audio_transcript.delta',
      'response.output_audio_transcript.delta',
      'response.output_audio.done',
      'response.output_audio_transcript.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.done',
      'output_audio_buffer.stopped',
    ])
    expect(played).toEqual(['Hello, this is Acme.', 'How can I help?'])
    expect(texts('response.output_audio_transcript.done')).toEqual(['Hello, this is Acme. How can I help?'])
  })

  it('[VOICE-03] searches for what it heard, and says the answer', async () => {
    const { assistant, tell, hear, calls, texts } = open()
    assistant.speechStarted(1_000)
    await assistant.speechStopped(2_000, SPEECH)
    expect(texts('conversation.item.input_audio_transcription.completed')).toEqual(['where are my invoices'])
    expect(calls()).toEqual([['query_knowledge_base', { query: 'where are my invoices', top_k: 3 }]])
    await tell(toolOutput('call_1', JSON.stringify({ ok: true, answer: 'Invoices are under Billing.' })))
    await tell(RESPOND)
    await hear()
    expect(texts('response.output_audio_transcript.done')).toEqual(['Invoices are under Billing.'])
  })

  it('answers what is typed during a search after it, and ends each response that was asked for', async () => {
    const { tell, hear, types, calls, texts } = open()
    await tell(visitorText('one', 'where are my invoices'))
    await tell(RESPOND)
    await tell(visitorText('two', 'and my receipts'))
    await tell(toolOutput('call_1', JSON.stringify({ ok: true, answer: 'Under Billing.' })))
    await tell(RESPOND)
    await hear()
    expect(texts('response.output_audio_transcript.done')).toEqual(['Under Billing.'])
    await tell(RESPOND)
    expect(calls().map(([, { query }]) => query)).toEqual(['where are my invoices', 'and my receipts'])
    await tell(RESPOND)
    const ofResponses = types().filter(type => type === 'response.created' || type === 'response.done')
    expect(ofResponses).toHaveLength(8)
  })

  it('[VOICE-03] says that there is no information where there is no answer', async () => {
    for (const output of ['{"ok":false}', '{"ok":true,"answer":" "}', 'no JSON']) {
      const { tell, hear, texts } = open()
      await tell(toolOutput('call_1', output))
      await tell(RESPOND)
      await hear()
      expect(texts('response.output_audio_transcript.done')[0]).toMatch(/^I have no information on that\./)
    }
  })

  it('answers what was typed', async () => {
    const { tell, calls } = open()
    await tell(visitorText('typed_1', 'refunds?'))
    await tell(RESPOND)
    expect(calls()).toEqual([['query_knowledge_base', { query: 'refunds?', top_k: 3 }]])
  })

  it('[VOICE-04] ends the call when the server stops, and the browser says its last words', () => {
    const { assistant, calls } = open({})
    assistant.sayFarewell()
    expect(calls()).toEqual([['end_call', { reason: 'The server stops.' }]])
  })

  it('[VOICE-04] ends the call at a goodbye', async () => {
    const { assistant, calls } = open({ heard: 'goodbye' })
    assistant.speechStarted(0)
    await assistant.speechStopped(900, SPEECH)
    expect(calls()).toEqual([['end_call', { reason: 'The caller said goodbye.' }]])
  })

  it('is interrupted, and says nothing more of it', async () => {
    const { assistant, tell, hear, types } = open()
    await tell(sayExactly('One. Two. Three.'))
    assistant.speechStarted(500)
    await hear()
    expect(types().slice(-2)).toEqual(['input_audio_buffer.speech_started', 'output_audio_buffer.cleared'])
  })

  it('breaks off a response that is still being made', async () => {
    const { assistant, sent, hear } = open()
    assistant.receive(JSON.stringify(sayExactly('One. Two.')))
    assistant.speechStarted(500)
    await hear()
    expect(sent.at(-1)).toMatchObject({
      type: 'response.done',
      response: { status: 'cancelled', status_details: { reason: 'turn_detected' } },
    })
  })

  it('does not take a noise for a question', async () => {
    const { assistant, calls, texts } = open({ heard: ' ' })
    assistant.speechStarted(0)
    await assistant.speechStopped(900, SPEECH)
    expect(texts('conversation.item.input_audio_transcription.completed')).toEqual([' '])
    expect(calls()).toEqual([])
  })

  it('waits with its answer for somebody who goes on speaking', async () => {
    const { assistant, calls } = open()
    assistant.speechStarted(0)
    const first = assistant.speechStopped(900, SPEECH)
    assistant.speechStarted(1_000)
    await first
    expect(calls()).toEqual([])
    await assistant.speechStopped(2_000, SPEECH)
    expect(calls()).toHaveLength(1)
  })

  it('captions a sentence that cannot be spoken', async () => {
    const { tell, hear, texts } = open()
    await tell(sayExactly('This is unspeakable. This is not.'))
    await hear()
    expect(texts('response.output_audio_transcript.done')).toEqual(['This is unspeakable. This is not.'])
  })

  it('answers nothing while a person does', async () => {
    const { assistant, tell, calls, types } = open()
    const held = { session: { audio: { input: { turn_detection: { create_response: false } } } } }
    await tell({ type: 'session.update', ...held })
    assistant.speechStarted(0)
    await assistant.speechStopped(900, SPEECH)
    expect(calls()).toEqual([])
    expect(types()).toContain('conversation.item.input_audio_transcription.completed')
  })

  it('passes over what is no request', async () => {
    const { assistant, sent } = open()
    for (const text of ['', '{', 'null', '[]', '{"type":"unknown"}', '{"type":"conversation.item.create"}'])
      assistant.receive(text)
    expect(sent.filter(({ type }) => type !== 'conversation.item.added')).toEqual([])
  })
})

it('[VOICE-02] each event is one of the vendor’s own schemas', async () => {
  const { assistant, tell, hear, sent } = open()
  assistant.opened()
  await tell(sessionUpdate({ instructions: 'Be kind.', voice: 'slt', language: 'en' }))
  await tell(sayExactly('Hello. How can I help?'))
  await hear()
  assistant.speechStarted(1_000)
  await assistant.speechStopped(2_000, SPEECH)
  await tell(toolOutput('call_1', '{"answer":"Under Billing."}'))
  await tell(RESPOND)
  assistant.speechStarted(3_000)
  await assistant.speechStopped(4_000, SPEECH)
  for (const event of sent) {
    const parsed = realtimeServerEventSchema.safeParse(event)
    expect(parsed.success, `${JSON.stringify(event)}: ${parsed.error?.message}`).toBe(true)
  }
  expect(new Set(sent.map(({ type }) => type)).size).toBeGreaterThan(15)
})

/** Calls over real connections of this machine, whose assistant is a scripted agent of ElevenLabs. */
import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import {
  holdAssistant,
  INTERRUPT,
  RESPOND,
  sayExactly,
  sessionUpdate,
  toolOutput,
  visitorText,
} from '#core/voice-call/realtime-requests.ts'
import {
  elevenLabsCalls,
  GREETING,
  LOUD,
  SETUP,
  tone,
} from '#tests/support/voice-call/elevenlabs/elevenlabs-calls.ts'
import { KEY } from '#tests/support/voice-call/elevenlabs/scripted-elevenlabs.ts'

const { connect, talk, vendor } = elevenLabsCalls()

describe('[VOICE-02] a call begins', () => {
  it('with the greeting, the instructions and the language of the company', async () => {
    const { agent } = await talk()
    expect(agent.all('conversation_initiation_client_data')).toEqual([
      {
        type: 'conversation_initiation_client_data',
        conversation_config_override: {
          agent: { first_message: GREETING, prompt: { prompt: 'Be kind.' }, language: 'de' },
        },
      },
    ])
  })

  it.each(['pcm_16000', 'pcm_44100', 'pcm_48000'] as const)(
    'and the agent is heard, which speaks %s',
    async format => {
      vendor().script.outputFormat = format
      const { agent, heard, loudest, until, said } = await talk()
      agent.play(tone(400, Number(format.slice(4))), 3_777)
      await heard('output_audio_buffer.stopped')
      await until(() => loudest() > LOUD)
      expect(said()).toEqual([GREETING])
    },
  )

  it('without a greeting: the agent waits for the visitor', async () => {
    const clock = createManualClock(0)
    const { tell, heard } = await connect(clock)
    tell(sessionUpdate({ instructions: '', voice: '', language: '' }))
    await heard('session.updated')
    clock.advance(1_000)
    const agent = vendor().conversations.at(-1)!
    await expect.poll(() => agent.received).toHaveLength(1)
    expect(agent.received[0]).toMatchObject({
      conversation_config_override: { agent: { first_message: '' } },
    })
  })

  it('and the browser may ask for something else if the agent says no greeting', async () => {
    vendor().script.greets = false
    const clock = createManualClock(0)
    const { tell, heard, types } = await connect(clock)
    tell(SETUP)
    await heard('session.updated')
    tell(sayExactly(GREETING))
    await expect.poll(() => vendor().conversations.at(-1)!.received.length).toBe(1)
    clock.advance(10_000)
    await heard('response.done')
    expect(types().slice(-2)).toEqual(['response.created', 'response.done'])
  })
})

describe('the visitor', () => {
  it.each([
    ['pcm_16000', 1_600],
    ['pcm_22050', 2_205],
  ] as const)('[VOICE-02] is heard by the agent, at %s', async (format, chunk) => {
    vendor().script.inputFormat = format
    const { agent, speak } = await talk()
    await speak(tone(600, 48_000))
    await expect.poll(agent.loudest).toBeGreaterThan(LOUD)
    expect(agent.samplesHeard() % chunk).toBe(0)
  })

  it('who sends no sound is heard as silence, so that the agent notices the end of speech', async () => {
    const { agent } = await talk()
    await expect.poll(agent.samplesHeard).toBeGreaterThan(8_000)
    expect(agent.loudest()).toBe(0)
  })

  it('[VOICE-05] and the agent become captions, in their order', async () => {
    const { agent, captions, said, heard, events } = await talk()
    await heard('output_audio_buffer.stopped')
    agent.transcribe('where are my invoices')
    agent.say(' They are under Billing. ', tone(100))
    await heard('response.output_audio_transcript.done', 2)
    expect(captions()).toEqual(['where are my invoices'])
    expect(said()).toEqual([GREETING, 'They are under Billing.'])
    const items = events.filter(({ type }) => type === 'conversation.item.added')
    const ids = items.map(event => (event['item'] as { id: string }).id)
    expect(items.map(event => event['previous_item_id'])).toEqual([null, ...ids.slice(0, -1)])
  })

  it('who types is answered, and is not written down twice', async () => {
    const { agent, tell, heard, captions, said } = await talk()
    await heard('output_audio_buffer.stopped')
    tell(visitorText('typed_1', 'refunds?'), RESPOND)
    await expect.poll(() => agent.all('user_message')).toEqual([{ type: 'user_message', text: 'refunds?' }])
    agent.transcribe('refunds?')
    agent.say('Within 30 days.', tone(100))
    await heard('response.done', 2)
    agent.transcribe('refunds?')
    await heard('conversation.item.input_audio_transcription.completed')
    expect(captions()).toEqual(['refunds?'])
    expect(said()).toEqual([GREETING, 'Within 30 days.'])
  })

  it('who interrupts hears no more, and the captions say what was heard', async () => {
    const { agent, heard, said, lastOf, newEvents } = await talk()
    await heard('output_audio_buffer.stopped')
    agent.say('This is a long answer that nobody wants to hear.', tone(5_000))
    await heard('output_audio_buffer.started', 2)
    const since = newEvents()
    agent.interrupt()
    await heard('output_audio_buffer.cleared')
    agent.correct('This is a long answer that nobody wants to hear.', 'This is a long...')
    await heard('response.done', 2)
    expect(since()).toEqual([
      'output_audio_buffer.cleared',
      'response.output_audio_transcript.done',
      'response.done',
    ])
    expect(said().at(-1)).toBe('This is a long...')
    expect(lastOf('response.done')['response']).toMatchObject({
      status: 'cancelled',
      status_details: { reason: 'turn_detected' },
    })
  })
})

describe('[VOICE-03] the tools of the agent', () => {
  it('are those of the browser: a search, whose result the agent is given', async () => {
    const { agent, heard, tell, lastOf } = await talk()
    await heard('output_audio_buffer.stopped')
    agent.callTool('query_knowledge_base', { query: 'invoices', top_k: 2 })
    await heard('response.output_item.done', 2)
    const call = lastOf('response.output_item.done')['item'] as { readonly call_id: string }
    expect(call).toMatchObject({
      type: 'function_call',
      name: 'query_knowledge_base',
      arguments: '{"query":"invoices","top_k":2}',
    })
    tell(toolOutput(call.call_id, '{"answer":"Under Billing."}'), RESPOND)
    await expect.poll(() => agent.all('client_tool_result')).toHaveLength(1)
    expect(agent.all('client_tool_result')[0]).toMatchObject({
      tool_call_id: call.call_id,
      result: '{"answer":"Under Billing."}',
      is_error: false,
    })
    agent.say('They are under Billing.', tone(100))
    await heard('response.done', 3)
    tell(toolOutput(call.call_id, 'again'), toolOutput('unknown', 'x'), SETUP)
    await heard('session.updated', 2)
    expect(agent.all('client_tool_result')).toHaveLength(1)
  })

  it('[VOICE-04] end the call, and the last words have the agent’s voice', async () => {
    const { agent, heard, until, loudest, tell, said, lastOf } = await talk()
    await heard('output_audio_buffer.stopped')
    agent.callTool('end_call', { reason: 'The caller said goodbye.' })
    await heard('response.output_item.done', 2)
    expect(lastOf('response.output_item.done')['item']).toMatchObject({
      name: 'end_call',
      arguments: '{"reason":"The caller said goodbye."}',
    })
    tell(sayExactly('Thank you for calling. Goodbye!'))
    // What the agent says, too, would be a second goodbye.
    agent.say('Bye bye!', tone(100))
    await heard('output_audio_buffer.stopped', 2)
    await until(() => loudest() > LOUD)
    expect(said()).toEqual([GREETING, 'Thank you for calling. Goodbye!'])
    expect(vendor().requests.filter(({ path }) => path.startsWith('/v1/text-to-speech'))).toEqual([
      {
        path: '/v1/text-to-speech/voice_1?output_format=pcm_16000',
        key: KEY,
        body: { text: 'Thank you for calling.', model_id: 'eleven_v3' },
      },
      {
        path: '/v1/text-to-speech/voice_1?output_format=pcm_16000',
        key: KEY,
        body: { text: 'Goodbye!', model_id: 'eleven_v3' },
      },
    ])
  })

  it('are no others', async () => {
    const { agent } = await talk()
    agent.callTool('transfer_money', {})
    await expect.poll(() => agent.all('client_tool_result')[0]?.is_error).toBe(true)
  })
})

describe('a person who answers in the inbox', () => {
  it('silences the agent, and is heard with its voice', async () => {
    const { agent, heard, until, loudest, tell, said, captions } = await talk()
    await heard('output_audio_buffer.stopped')
    tell(...INTERRUPT, holdAssistant(true))
    await heard('session.updated', 2)
    // The agent still hears, and answers; nobody hears that.
    agent.transcribe('is anybody there')
    agent.say('Yes, I am!', tone(300))
    agent.callTool('query_knowledge_base', { query: 'x' })
    await expect.poll(() => agent.all('client_tool_result')[0]?.is_error).toBe(true)
    expect(loudest()).toBeLessThan(LOUD)

    tell(sayExactly('Hi, Priya here.'))
    await heard('output_audio_buffer.stopped', 2)
    await until(() => loudest() > LOUD)
    expect(captions()).toEqual(['is anybody there'])
    expect(said()).toEqual([GREETING, 'Hi, Priya here.'])
    expect(agent.all('contextual_update').at(-1)?.text).toContain('Hi, Priya here.')
    expect(agent.all('user_activity')).toHaveLength(1)
  })

  it('breaks off what the agent is saying', async () => {
    const { agent, heard, tell, newEvents } = await talk()
    await heard('output_audio_buffer.stopped')
    agent.say('This is a long answer.', tone(5_000))
    await heard('output_audio_buffer.started', 2)
    const since = newEvents()
    tell(...INTERRUPT, holdAssistant(true))
    await heard('session.updated', 2)
    expect(since()).toEqual(['output_audio_buffer.cleared', 'response.done', 'session.updated'])
  })

  it('gives the call back, without the rest of what nobody heard', async () => {
    const { agent, heard, tell, said, loudest } = await talk()
    await heard('output_audio_buffer.stopped')
    tell(holdAssistant(true))
    await heard('session.updated', 2)
    agent.say('Nobody hears this.', tone(300))
    agent.ping()
    await expect.poll(() => agent.all('pong')).toHaveLength(1)
    tell(holdAssistant(false))
    await heard('session.updated', 3)
    agent.play(tone(300))
    agent.ping()
    await expect.poll(() => agent.all('pong')).toHaveLength(2)
    expect(loudest()).toBeLessThan(LOUD)
    agent.say('How can I help?', tone(300))
    await heard('response.done', 2)
    expect(said()).toEqual([GREETING, 'How can I help?'])
    expect(agent.all('contextual_update')).toHaveLength(2)
  })

  it('has the questions that the visitor types, which the agent does not answer later', async () => {
    const { agent, heard, tell } = await talk()
    await heard('output_audio_buffer.stopped')
    tell(holdAssistant(true), visitorText('typed_1', 'Is it monthly?'), holdAssistant(false), RESPOND)
    await heard('session.updated', 3)
    agent.ping()
    await expect.poll(() => agent.all('pong')).toHaveLength(1)
    expect(agent.all('user_message')).toEqual([])
    expect(agent.all('contextual_update').map(({ text }) => text)).toContain(
      'The caller has written: Is it monthly?',
    )
  })

  it('whose text cannot be spoken is still read', async () => {
    const { heard, tell, said } = await talk()
    await heard('output_audio_buffer.stopped')
    vendor().script.refusal = 429
    tell(sayExactly('Hi, Priya here.'))
    await heard('response.done', 2)
    expect(said().at(-1)).toBe('Hi, Priya here.')
  })
})

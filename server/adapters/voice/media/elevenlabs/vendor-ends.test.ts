/** How calls end whose assistant is a scripted agent of ElevenLabs, over real connections of this machine. */
import { describe, expect, it } from 'vitest'
import { sayExactly } from '#core/voice-call/realtime-requests.ts'
import {
  elevenLabsCalls,
  GREETING,
  SETUP,
  tone,
} from '#tests/support/voice-call/elevenlabs/elevenlabs-calls.ts'
import type { ScriptedConversation } from '#tests/support/voice-call/elevenlabs/scripted-conversation.ts'
import { KEY } from '#tests/support/voice-call/elevenlabs/scripted-elevenlabs.ts'

const { connect, talk, vendor } = elevenLabsCalls()

describe('the vendor', () => {
  it('measures the delay', async () => {
    const { agent } = await talk()
    agent.ping()
    await expect.poll(() => agent.all('pong')).toHaveLength(1)
  })

  it('may send what a call does not know', async () => {
    const { agent, heard, said } = await talk()
    await heard('output_audio_buffer.stopped')
    agent.send({ type: 'vad_score', vad_score_event: { vad_score: 0.9 } })
    agent.send({ type: 'error', error_event: { code: 1011, error_type: 'mcp_tool_error' } })
    agent.say('I am still here.', tone(100))
    await heard('response.done', 2)
    expect(said().at(-1)).toBe('I am still here.')
  })

  it('[VOICE-04] that ends the conversation ends the call, with the last words', async () => {
    const { agent, heard, tell, lastOf, hasEnded, said } = await talk()
    await heard('output_audio_buffer.stopped')
    agent.close(1000)
    await heard('response.output_item.done', 2)
    expect(lastOf('response.output_item.done')['item']).toMatchObject({ name: 'end_call' })
    expect(hasEnded()).toBe(false)
    tell(sayExactly('Goodbye!'))
    await heard('output_audio_buffer.stopped', 2)
    expect(said().at(-1)).toBe('Goodbye!')
  })

  it.each([
    ['breaks off', (agent: ScriptedConversation) => agent.vanish(), /1006/],
    [
      'gives up',
      (agent: ScriptedConversation) => {
        agent.send({ type: 'error', error_event: { code: 1011, error_type: 'llm_error', message: KEY } })
        agent.close(1011)
      },
      /^ElevenLabs closed the conversation: 1011 llm_error$/,
    ],
  ])('[VOICE-04] that %s ends the call at once', async (_how, breakOff, reason) => {
    const { agent, error, heard, until, isOpen, events } = await talk()
    breakOff(agent)
    await heard('error')
    await until(() => !isOpen())
    expect(error()).toMatch(reason)
    expect(JSON.stringify(events)).not.toContain(KEY)
  })

  it.each([
    ['refuses the socket', { socketRefusal: 401 }, /401/],
    ['does not allow the overrides', { allowsOverrides: false }, /1008/],
    ['speaks a format of telephones', { outputFormat: 'ulaw_8000' }, /ulaw_8000; choose PCM/],
  ] as const)('[VOICE-04] that %s ends the call', async (_what, script, reason) => {
    Object.assign(vendor().script, script)
    const { tell, heard, until, isOpen, error } = await connect()
    tell(SETUP)
    if (!('socketRefusal' in script)) {
      await heard('session.updated')
      tell(sayExactly(GREETING))
    }
    // The browser reads it before the channel closes, and says at once that the call is over.
    await heard('error')
    await until(() => !isOpen())
    expect(error()).toMatch(reason)
  })
})

it('[VOICE-04] a visitor who leaves ends the conversation', async () => {
  const { agent, close } = await talk()
  close()
  await expect.poll(agent.closeCode).toBe(1000)
})

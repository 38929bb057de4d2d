import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createDialog } from '../dialog.ts'
import type { RealtimeEvent } from '../realtime-events.ts'
import { createVendorAnswers } from './vendor-answers.ts'

const SOUND = new Int16Array(960)

/** The answers of an agent, whose sound is heard at the test's word. */
function open() {
  const clock = createManualClock(0)
  const sent: RealtimeEvent[] = []
  let played = 0
  const quiet: (() => void)[] = []
  let isMuted = false
  let ids = 0
  const settle = () => {
    played = 0
    for (const resolve of quiet.splice(0)) resolve()
  }
  const connection = {
    clock,
    send: (event: RealtimeEvent) => void sent.push(event),
    play: () => {
      played += 1
    },
    clear: settle,
    whenQuiet: () => (played === 0 ? Promise.resolve() : new Promise<void>(resolve => quiet.push(resolve))),
    newId: (kind: string) => `${kind}_${++ids}`,
  }
  const dialog = createDialog({ ...connection, say: async () => SOUND })
  const flush = () => new Promise(resolve => setImmediate(resolve))
  return {
    answers: createVendorAnswers(connection, { dialog, isMuted: () => isMuted }),
    dialog,
    mute(muted: boolean) {
      isMuted = muted
    },
    /** All that was played has been heard, and then time goes by. */
    async hear(ms: number) {
      settle()
      await flush()
      clock.advance(ms)
      await flush()
    },
    types: () =>
      sent
        .map(({ type }) => type)
        .filter(type => /^output_audio_buffer|^response\.(created|done)/.test(type)),
    said: () =>
      sent
        .filter(({ type }) => type === 'response.output_audio_transcript.done')
        .map(event => event['transcript']),
    responses: () => sent.filter(({ type }) => type === 'response.done').map(event => event['response']),
  }
}

const WHOLE = [
  'response.created',
  'output_audio_buffer.started',
  'response.done',
  'output_audio_buffer.stopped',
]

describe('an answer of the vendor’s agent', () => {
  it('is over half a second after its sound, whichever comes first: words or sound', async () => {
    for (const order of [['say', 'play'] as const, ['play', 'say'] as const]) {
      const { answers, hear, types, said } = open()
      for (const what of order) {
        if (what === 'say') answers.say('Under Billing.')
        else answers.play(SOUND, 1)
      }
      await hear(499)
      expect(answers.isUnderWay()).toBe(true)
      await hear(1)
      expect(types()).toEqual(WHOLE)
      expect(said()).toEqual(['Under Billing.'])
    }
  })

  it('goes on while more of its sound comes', async () => {
    const { answers, hear, types } = open()
    answers.say('A long answer.')
    answers.play(SOUND, 1)
    await hear(400)
    answers.play(SOUND, 2)
    await hear(400)
    expect(answers.isUnderWay()).toBe(true)
    await hear(100)
    expect(types()).toEqual(WHOLE)
  })

  it('without sound is over after 5 seconds', async () => {
    const { answers, hear, types, said } = open()
    answers.say('Nobody hears this.')
    await hear(4_999)
    expect(answers.isUnderWay()).toBe(true)
    await hear(1)
    expect(types()).toEqual(['response.created', 'response.done'])
    expect(said()).toEqual(['Nobody hears this.'])
  })

  it('that follows another one has its own line, and what is heard stops once', async () => {
    const { answers, hear, types, said } = open()
    answers.say('Let me look.')
    answers.play(SOUND, 1)
    answers.say('Under Billing.')
    await hear(500)
    expect(said()).toEqual(['Let me look.', 'Under Billing.'])
    expect(types().filter(type => type === 'output_audio_buffer.stopped')).toHaveLength(1)
    expect(types().filter(type => type === 'response.done')).toHaveLength(2)
  })

  it('that was interrupted waits a second for its correction', async () => {
    const { answers, hear, types, said, responses } = open()
    answers.say('A long answer.')
    answers.play(SOUND, 7)
    answers.interrupt(7)
    expect(types().at(-1)).toBe('output_audio_buffer.cleared')
    // What was on its way is of no use any more.
    answers.play(SOUND, 6)
    await hear(1_000)
    expect(responses()).toMatchObject([{ status: 'cancelled' }])
    expect(said()).toEqual([])
  })

  it('may be corrected before it is interrupted', async () => {
    const { answers, said, responses } = open()
    answers.say('A long answer.')
    answers.play(SOUND, 1)
    answers.correct('A long')
    answers.interrupt(1)
    expect(said()).toEqual(['A long'])
    expect(responses()).toMatchObject([{ status: 'cancelled' }])
  })

  it.each(['say', 'play', 'nextTurn'] as const)(
    'that was interrupted is over once %s begins something new',
    what => {
      const { answers, responses } = open()
      answers.say('A long answer.')
      answers.play(SOUND, 1)
      answers.interrupt(1)
      if (what === 'say') answers.say('Something else.')
      else if (what === 'play') answers.play(SOUND, 2)
      else answers.nextTurn()
      expect(responses()).toMatchObject([{ status: 'cancelled' }])
    },
  )

  it('is dropped as a whole while the agent is muted', async () => {
    const { answers, mute, hear, types, said } = open()
    mute(true)
    answers.say('Nobody hears this.')
    answers.play(SOUND, 1)
    mute(false)
    answers.play(SOUND, 2)
    expect(types()).toEqual([])
    answers.nextTurn()
    answers.play(SOUND, 3)
    answers.say('How can I help?')
    await hear(500)
    expect(said()).toEqual(['How can I help?'])
  })

  it('neither breaks off nor ends what is said word for word meanwhile', async () => {
    const { answers, dialog, hear, types, said } = open()
    answers.say('An answer.')
    answers.play(SOUND, 1)
    void dialog.speak('Hi, Priya here.')
    answers.interrupt(1)
    await hear(1_000)
    expect(types()).not.toContain('output_audio_buffer.cleared')
    expect(said()).toEqual(['Hi, Priya here.', 'An answer.'])
  })
})

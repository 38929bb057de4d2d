/**
 * `npm run bench:calls`: calls at once on one media process, by native clients. Prints the gaps between the packets of
 * sound that a caller receives, and what the process takes, and stops once the gaps are audible.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { sayExactly } from '#core/voice-call/realtime-requests.ts'
import { FLITE_RATE, samplesOf } from '#server/adapters/voice/media/flite.ts'
import { createResampler } from '#server/adapters/voice/media/resample.ts'
import { CONNECTION_RATE } from '#server/adapters/voice/media/rtp.ts'
import { openMedia } from '#server/adapters/voice/open-media.ts'
import { OWN_NETWORK } from '#tests/support/voice-call/own-network.ts'
import { connectVisitor, type VisitorPeer } from '#tests/support/voice-call/visitor-peer.ts'

const CALLS = [1, 2, 4, 8, 12, 16, 20, 24, 32]
const MEASURED_MS = 20_000
/** Packets come every 20 ms. A browser makes up for gaps up to about this. */
const AUDIBLE_GAP_MS = 60
/** Ticks of the processor's time in /proc (`getconf CLK_TCK`). */
const TICKS_PER_S = 100
const ANSWER =
  'You can swap a shift until it starts. Your manager approves it, and both of you receive an email about the change.'
const QUESTION = 'How can I swap a shift with a colleague?'

/** A faint hiss, as of a room in which nobody speaks. */
const ROOM = Int16Array.from({ length: (48_000 * MEASURED_MS) / 1_000 }, () => Math.random() * 60 - 30)

const media = openMedia({
  file: new URL('../dist/server/media-process.mjs', import.meta.url),
  settings: { network: OWN_NETWORK, silenceMs: 600_000, lostMs: 5_000 },
  log: console,
  onEnd() {},
})
const { canHear } = await media.start()
media.learnWords('bench', [QUESTION, ANSWER])
const wav = await media.speak({ text: QUESTION, voice: 'rms' })
const question = createResampler(FLITE_RATE, CONNECTION_RATE)(samplesOf(Buffer.from(wav)))
const pid = Number(
  execFileSync('pgrep', ['-P', String(process.pid), '-f', 'media-process'], { encoding: 'utf8' }),
)

console.log(`${cpus().length} cores; the clients run beside the server on the same ones`)
await table('Callers who listen', listen)
if (canHear) await table('Callers who ask a question aloud, and hear the answer, by turns', talk)
await media.close()
process.exit()

/** Prints how it goes with more and more callers, until the gaps are audible. */
async function table(title: string, use: (visitor: VisitorPeer, waits: number[]) => Promise<void>) {
  console.log(
    `\n${title}\ncalls  gap p50  gap p95  gap max   CPU   memory   question heard after, p50 and max`,
  )
  for (const count of CALLS) {
    const { gaps, waits, cpu, memoryMb } = await measure(count, use)
    console.log(
      [
        String(count).padStart(5),
        ...[0.5, 0.95, 1].map(share => `${at(gaps, share).toFixed(0)} ms`.padStart(8)),
        `${cpu.toFixed(0)} %`.padStart(6),
        `${memoryMb.toFixed(0)} MB`.padStart(8),
        ...(waits.length > 0 ? [0.5, 1].map(share => `${at(waits, share).toFixed(0)} ms`.padStart(8)) : []),
      ].join(' '),
    )
    if (at(gaps, 0.95) > AUDIBLE_GAP_MS) break
  }
}

/** Returns the value below which this share of sorted values is. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)]!
}

/**
 * Connects so many callers. Returns the gaps between the packets that they receive, and how long after a question its
 * words were known, in ms, the shortest first.
 */
async function measure(count: number, use: (visitor: VisitorPeer, waits: number[]) => Promise<void>) {
  const gaps: number[] = []
  const waits: number[] = []
  const visitors = await Promise.all(
    Array.from({ length: count }, (_, index) => call(`${use.name}-${count}-${index}`, gaps)),
  )
  const before = processorTime()
  const start = performance.now()
  gaps.length = 0
  await Promise.all(visitors.map(visitor => use(visitor, waits)))
  const cpu = ((processorTime() - before) / TICKS_PER_S / ((performance.now() - start) / 1_000)) * 100
  for (const visitor of visitors) visitor.close()
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    gaps: gaps.sort((a, b) => a - b),
    waits: waits.sort((a, b) => a - b),
    cpu,
    memoryMb: Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1_024,
  }
}

async function call(callId: string, gaps: number[]): Promise<VisitorPeer> {
  let last: number | null = null
  return connectVisitor(
    offer =>
      media.accept({
        ...{ callId, offer, longestMs: 600_000 },
        assistant: { kind: 'local', companyId: 'bench', voice: 'slt' },
      }),
    () => {
      const now = performance.now()
      if (last !== null) gaps.push(now - last)
      last = now
    },
  )
}

/** Has the assistant speak for the whole time. */
async function listen(visitor: VisitorPeer): Promise<void> {
  const until = performance.now() + MEASURED_MS
  const room = visitor.speak(ROOM)
  for (let times = 1; performance.now() < until; times++) await hear(visitor, times)
  await room
}

/** Asks and listens by turns, each caller in their own time. */
async function talk(visitor: VisitorPeer, waits: number[]): Promise<void> {
  const until = performance.now() + MEASURED_MS
  await visitor.speak(ROOM.subarray(0, Math.floor(Math.random() * CONNECTION_RATE * 4)))
  for (let times = 1; performance.now() < until; times++) {
    await visitor.speak(question)
    const asked = performance.now()
    const room = visitor.speak(ROOM.subarray(0, CONNECTION_RATE * 8))
    await visitor.heard('conversation.item.input_audio_transcription.completed', times)
    waits.push(performance.now() - asked)
    await hear(visitor, times)
    await room
  }
}

async function hear(visitor: VisitorPeer, times: number): Promise<void> {
  visitor.send(sayExactly(ANSWER))
  await visitor.heard('output_audio_buffer.stopped', times)
}

/** Returns the time on the processors of the media process and its recognizers so far, in ticks. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}

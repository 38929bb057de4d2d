/**
 * `npm run bench:calls`: calls at once on one media process, by native clients. Prints the gaps between the packets of
 * sound that a caller receives, and what the process takes, and stops once the gaps are audible.
 */

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { sayExactly } from '#core/voice-call/realtime-requests.ts'
import { openMedia } from '#server/adapters/voice/open-media.ts'
import { OWN_NETWORK } from '#tests/support/voice-call/own-network.ts'
import { connectVisitor, type VisitorPeer } from '#tests/support/voice-call/visitor-peer.ts'

const CALLS = [1, 2, 4, 8, 12]
const MEASURED_MS = 20_000
/** Packets come every 20 ms. A browser makes up for gaps up to about this. */
const AUDIBLE_GAP_MS = 60
/** Ticks of the processor's time in /proc (`getconf CLK_TCK`). */
const TICKS_PER_S = 100
const SENTENCE =
  'You can swap a shift until it starts. Your manager approves it, and both of you receive an email about the change.'

/** A faint hiss, as of a room in which nobody speaks. */
const ROOM = Int16Array.from({ length: (48_000 * MEASURED_MS) / 1_000 }, () => Math.random() * 60 - 30)

const media = openMedia({
  file: new URL('../../dist/server/media-process.mjs', import.meta.url),
  settings: { network: OWN_NETWORK, silenceMs: 600_000, lostMs: 5_000 },
  log: console,
  onEnd() {},
})
await media.start()
const pid = Number(
  execFileSync('pgrep', ['-P', String(process.pid), '-f', 'media-process'], { encoding: 'utf8' }),
)

console.log(`${cpus().length} cores; the clients run beside the server on the same ones`)
console.log('calls  gap p50  gap p95  gap max   CPU   memory')
for (const count of CALLS) {
  const { gaps, cpu, memoryMb } = await measure(count)
  const at = (share: number) => `${gaps[Math.floor((gaps.length - 1) * share)]!.toFixed(0)} ms`.padStart(8)
  console.log(
    `${String(count).padStart(5)} ${at(0.5)} ${at(0.95)} ${at(1)} ${`${cpu.toFixed(0)} %`.padStart(6)} ${`${memoryMb.toFixed(0)} MB`.padStart(8)}`,
  )
  if (gaps[Math.floor((gaps.length - 1) * 0.95)]! > AUDIBLE_GAP_MS) break
}
await media.close()
process.exit()

/** Has so many callers listen to sentences, and returns the gaps between packets, in ms, the shortest first. */
async function measure(count: number) {
  const gaps: number[] = []
  const visitors = await Promise.all(
    Array.from({ length: count }, (_, index) => call(`${count}-${index}`, gaps)),
  )
  const before = processorTime()
  gaps.length = 0
  await Promise.all(visitors.map(visitor => Promise.all([visitor.speak(ROOM), listen(visitor)])))
  const cpu = ((processorTime() - before) / TICKS_PER_S / (MEASURED_MS / 1_000)) * 100
  for (const visitor of visitors) visitor.close()
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    gaps: gaps.sort((a, b) => a - b),
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
  for (let times = 1; performance.now() < until; times++) {
    visitor.send(sayExactly(SENTENCE))
    await visitor.heard('output_audio_buffer.stopped', times)
  }
}

/** Returns the time on the processors of the media process so far, in ticks. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

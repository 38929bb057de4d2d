import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { VIDEO } from '#contract/constants/site.ts'
import { REDUCE_CHURN } from './reduce-churn.ts'

const MEGABYTE = 1_000_000
const FILE = `host-app/public${VIDEO.file}`

const cues = [...readFileSync(`${FILE}.vtt`, 'utf8').matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm)].map(
  ([, from, until, text]) => ({ from: seconds(from!), until: seconds(until!), text: text! }),
)

function seconds(stamp: string): number {
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

describe('the video of the exit popup', () => {
  it('[MKT-07] has captions with the words of its transcript, in order', () => {
    expect(cues.map(({ text }) => text)).toEqual(Object.values(REDUCE_CHURN).flatMap(({ lines }) => lines))
  })

  it('[MKT-07] shows one caption at a time, for as long as it takes to read', () => {
    for (const [index, { from, until, text }] of cues.entries()) {
      expect(from, text).toBeGreaterThanOrEqual(cues[index - 1]?.until ?? 0)
      expect(text.split(' ').length / (until - from), text).toBeLessThan(3)
      expect(text.length, text).toBeLessThanOrEqual(100)
    }
  })

  it('[MKT-08] lasts the three minutes that its email promises', () => {
    expect(cues.at(-1)!.until).toBeGreaterThan(170)
    expect(cues.at(-1)!.until).toBeLessThan(195)
  })

  it.each(['webm', 'mp4'])('is a %s file that loads quickly', type => {
    expect(statSync(`${FILE}.${type}`).size).toBeLessThan(6 * MEGABYTE)
  })
})

/** Tests of the judge: a sound run has no findings, and each rule that is turned off is detected. */
import { describe, expect, it } from 'vitest'
import { COMPLETE_WITHIN_MS, findViolations } from './oracle.ts'
import { recordRun } from './recorded-run.ts'

const SOUND = recordRun(null)

describe('the oracle of the faults', () => {
  it('finds nothing in a sound run', () => {
    expect(findViolations(SOUND)).toEqual([])
  })

  it.each([
    ['client id', 'doubled: a-agent-0 is stored more than once'],
    ['order by sequence', 'order: visitor shows another order than the stored one'],
    ['acknowledgement after commit', 'lost: a-agent-2 was acknowledged and is not stored'],
    ['gap fetch', 'unseen: a-agent-1 is stored and does not show to agent'],
    ['creation key', 'doubled: the conversation a is stored more than once'],
    ['one at a time', 'order: a-visitor-0 is stored before what its side had said earlier'],
  ] as const)('notices that the rule "%s" is broken', (rule, finding) => {
    expect(findViolations(recordRun(rule))).toContain(finding)
  })

  it.each([
    ['in which the fault has hit nobody', { bites: 0 }, 'invalid: '],
    ['that was never complete', { completedAfterMs: null }, 'late: '],
    ['that was complete too late', { completedAfterMs: COMPLETE_WITHIN_MS + 1 }, 'late: '],
    ['in which a message was given up', { acked: SOUND.acked.slice(1) }, 'unsent: a-visitor-0 '],
    ['that stores numbers with a hole', { stored: SOUND.stored.slice(1) }, 'gap: 2 stands where 1 should'],
    [
      'that shows a message twice',
      { screens: { visitor: { conversation: 'a', shown: [...SOUND.acked, SOUND.acked[0]!] } } },
      'doubled: a-visitor-0 shows more than once to visitor',
    ],
    [
      'that shows what is not stored',
      { screens: { visitor: { conversation: 'a', shown: [...SOUND.acked, 'a-agent-9'] } } },
      'lost: a-agent-9 shows to visitor and is not stored',
    ],
  ])('finds fault with a run %s', (_what, change, beginning) => {
    const findings = findViolations({ ...SOUND, ...change })
    expect(findings.filter(finding => finding.startsWith(beginning))).not.toEqual([])
  })
})

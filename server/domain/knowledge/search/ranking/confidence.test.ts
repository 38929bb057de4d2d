import { describe, expect, it } from 'vitest'
import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import { calibrate, confidenceOf, type Evidence } from './confidence.ts'

const nothing: Evidence = {
  words: 0,
  wordReach: 0,
  grams: 0,
  title: 0,
  pairs: 0,
  questionWeight: 2.5,
  lead: 0,
}
const everything: Evidence = {
  words: 3.5,
  wordReach: 0.9,
  grams: 4.5,
  title: 1,
  pairs: 1,
  questionWeight: 2.5,
  lead: 0.5,
}
/** Questions from elsewhere that reach up to `most`. */
const background = (most: number) =>
  Array.from({ length: 200 }, (_, i) => {
    const share = (most * i) / 199
    return {
      ...nothing,
      words: 2 * share,
      wordReach: share,
      grams: 3.5 * share,
      pairs: share / 2,
      lead: share / 4,
    }
  })

describe('confidenceOf', () => {
  it.each([0, 0.3, 0.6])('lets about 4%% of the questions from elsewhere pass (reaching %s)', most => {
    const questions = background(most)
    const calibration = calibrate(questions, 200)
    const passed = questions.filter(evidence => confidenceOf(evidence, calibration) >= CONFIDENCE_THRESHOLD)
    expect(passed.length / questions.length).toBeLessThanOrEqual(0.08)
  })

  it.each([[[]], [background(0.3)]])('tells everything from nothing, calibrated or not', questions => {
    const calibration = calibrate(questions, 200)
    expect(confidenceOf(everything, calibration)).toBeGreaterThan(0.5)
    expect(confidenceOf(nothing, calibration)).toBeLessThan(CONFIDENCE_THRESHOLD)
  })

  it('asks for more where questions from elsewhere reach more', () => {
    const some = { ...everything, words: 2, wordReach: 0.4, grams: 3, title: 0.3, pairs: 0.3 }
    expect(confidenceOf(some, calibrate(background(0.2), 200))).toBeGreaterThan(
      confidenceOf(some, calibrate(background(0.8), 200)),
    )
  })
})

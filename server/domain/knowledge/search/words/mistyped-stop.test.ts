import { describe, expect, it } from 'vitest'
import { isMistypedStopWord } from './mistyped-stop.ts'

describe('isMistypedStopWord', () => {
  it.each(['hwo', 'teh', 'wher', 'whta', 'shoud'])('knows %s', word =>
    expect(isMistypedStopWord(word)).toBe(true),
  )
  it.each(['hot', 'cat', 'refund', 'logo', 'thermostat'])('leaves %s alone', word =>
    expect(isMistypedStopWord(word)).toBe(false),
  )
})

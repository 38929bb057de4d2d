import { describe, expect, it } from 'vitest'
import { readConsent, writeConsent } from './consent-record.ts'

const GIVEN_AT = Date.UTC(2026, 0, 15, 12)
const DAYS_180_MS = 15_552_000_000
const CHOICES = { analytics: true, marketing: false }
const TEXT = '{"givenAt":"2026-01-15T12:00:00.000Z","choices":{"analytics":true,"marketing":false}}'

const read = (text: string | null, now = GIVEN_AT) =>
  readConsent(text, { services: ['analytics', 'marketing'], days: 180, now })

describe('[MKT-14] the record of consent', () => {
  it('says what was chosen and when', () => {
    expect(writeConsent({ givenAt: GIVEN_AT, choices: CHOICES })).toBe(TEXT)
    expect(read(TEXT)).toEqual({ givenAt: GIVEN_AT, choices: CHOICES })
  })

  it('holds for 180 days and not a millisecond longer', () => {
    expect(read(TEXT, GIVEN_AT + DAYS_180_MS - 1)).not.toBeNull()
    expect(read(TEXT, GIVEN_AT + DAYS_180_MS)).toBeNull()
  })

  it('is not from the future', () => {
    expect(read(TEXT, GIVEN_AT - 1)).toBeNull()
  })

  it.each([
    null,
    '',
    'yes',
    '[]',
    '{}',
    '{"choices":{"analytics":true,"marketing":true}}',
    '{"givenAt":"2026-01-15T12:00:00.000Z"}',
    '{"givenAt":"2026-01-15T12:00:00.000Z","choices":null}',
    '{"givenAt":"2026-01-15T12:00:00.000Z","choices":{"analytics":true}}',
    '{"givenAt":"2026-01-15T12:00:00.000Z","choices":{"analytics":"true","marketing":false}}',
    '{"givenAt":"some day","choices":{"analytics":true,"marketing":false}}',
  ])('is none in %j', text => expect(read(text)).toBeNull())

  it('knows only the services that there are', () => {
    const more = TEXT.replace('"marketing"', '"other":true,"marketing"')
    expect(read(more)?.choices).toEqual(CHOICES)
  })
})

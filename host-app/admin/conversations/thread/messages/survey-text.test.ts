import { expect, it } from 'vitest'
import type { StaffSurvey } from '#contract/entities/survey.ts'
import { surveyText } from './survey-text.ts'

const AT = '2026-03-01T10:00:00Z'
const survey = (changes: Partial<StaffSurvey>): StaffSurvey => ({
  id: 's',
  kind: 'emoji',
  channel: 'chat',
  score: null,
  comment: null,
  asked_at: AT,
  emailed_at: null,
  answered_at: null,
  ...changes,
})

it.each<[string, Partial<StaffSurvey>]>([
  ['Asked for a rating', {}],
  ['Asked for a rating, also by email', { emailed_at: AT }],
  ['Will be asked for a rating by email', { channel: 'email' }],
  ['Asked for a rating by email', { channel: 'email', emailed_at: AT }],
  ['Rated 4 of 5', { score: 4, answered_at: AT }],
  ['Rated 0 of 10', { kind: 'numbers', score: 0, answered_at: AT }],
  ['Rated good', { kind: 'thumbs', score: 1, answered_at: AT }],
  ['Rated not good', { kind: 'thumbs', score: 0, answered_at: AT }],
  ['Left a comment', { kind: 'comment', comment: 'Fast.', answered_at: AT }],
])('[ADMIN-05] the thread says “%s” of a survey', (text, changes) => {
  expect(surveyText(survey(changes))).toBe(text)
})

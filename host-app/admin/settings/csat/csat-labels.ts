import type { SURVEY_SUBJECTS, SurveyKind } from '#contract/constants/surveys.ts'
import type { FieldLabels } from '../frame/use-settings-draft.ts'

/** Labels of the settings of satisfaction surveys. */
export const CSAT_LABELS: FieldLabels<'csat'> = {
  is_enabled: 'Ask for ratings',
  kind: 'Kind',
  asks_about: 'Ask about',
  in_chat: 'In the chat',
  by_email: 'By email',
  email_delay_minutes: 'Send the email after',
  share_percent: 'Share of conversations',
  quiet_days: 'Quiet days',
  question: 'Question',
  low: 'After a low score',
  high: 'After a high score',
  thanks: 'Thanks',
}

/** Labels of the kinds of surveys. */
export const KIND_LABELS: Readonly<Record<SurveyKind, string>> = {
  emoji: 'Five faces',
  stars: 'Five stars',
  numbers: '0 to 10',
  thumbs: 'Thumbs up or down',
  comment: 'A comment alone',
}

/** Labels of whose conversations are asked about. */
export const SUBJECT_LABELS: Readonly<Record<(typeof SURVEY_SUBJECTS)[number], string>> = {
  all: 'Everything',
  agent: 'Agents',
  ai: 'The AI alone',
}

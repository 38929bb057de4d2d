import { createSurveyApi } from './survey-api.ts'
import type { SourceOptions, SurveySource } from './survey-source.ts'

/** Returns the survey of a link in an email. */
export function linkSource(options: SourceOptions, token: string): SurveySource {
  const api = createSurveyApi(options)
  const { locale } = options
  return {
    subject: token,
    conversationId: null,
    read: () => api('readSurveyLink', { body: { token, locale: locale() } }),
    answer: answer => api('answerSurveyLink', { body: { token, locale: locale(), ...answer } }),
  }
}

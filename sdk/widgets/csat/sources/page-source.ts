import type { SurveyKind } from '#contract/constants/surveys.ts'
import { createAnswerMemory } from './answer-memory.ts'
import { createSurveyApi } from './survey-api.ts'
import type { SourceOptions, SurveySource } from './survey-source.ts'

/**
 * Returns a survey about no conversation. The browser remembers the answer for as long as it can be changed; then the
 * survey asks anew.
 * @param wanted null for the company's kind
 */
export function pageSource(options: SourceOptions, wanted: SurveyKind | null): SurveySource {
  const api = createSurveyApi(options)
  const { locale } = options
  const subject = `page ${wanted ?? ''}`
  const memory = createAnswerMemory(options, subject)
  let kind = wanted

  return {
    subject,
    conversationId: null,
    async read() {
      const result = await api('readPageSurvey', {
        query: { ...(wanted && { kind: wanted }), locale: locale() },
      })
      if (result.kind !== 'ok') return result
      kind = result.value.kind
      const known = memory.read()
      return known?.kind === kind ? { kind: 'ok', value: { ...known, texts: result.value.texts } } : result
    },
    async answer(answer) {
      const body = { answer_key: memory.key(), kind: kind!, locale: locale(), ...answer }
      const result = await api('answerPageSurvey', { body })
      if (result.kind === 'ok') memory.keep(result.value)
      return result
    },
  }
}

import type { SurveyKind } from '#contract/constants/surveys.ts'
import { createVisitorStorage } from '#sdk/runtime/storage/visitor-storage.ts'
import { createAnswerMemory } from './answer-memory.ts'
import { createSurveyApi } from './survey-api.ts'
import type { CreateSources, SourceOptions, SurveySource } from './survey-source.ts'

/** Returns the sources on the server. */
export const createSources: CreateSources = (options, { kind, token, conversationId }) => {
  if (token !== null) return [linkSource(options, token)]
  if (conversationId !== null) return [conversationSource(options, conversationId)]
  const page = pageSource(options, kind)
  if (kind !== null) return [page]
  const { environment, tenant } = options
  const record = createVisitorStorage(environment.openStorage, environment.baseUrl, tenant).read()
  const latest = record.conversationId ?? record.remembered[0]?.id
  return latest ? [conversationSource(options, latest), page] : [page]
}

/** Returns the survey of a link in an email. */
function linkSource(options: SourceOptions, token: string): SurveySource {
  const api = createSurveyApi(options)
  const { locale } = options
  return {
    subject: token,
    conversationId: null,
    read: () => api('readSurveyLink', { body: { token, locale: locale() } }),
    answer: answer => api('answerSurveyLink', { body: { token, locale: locale(), ...answer } }),
  }
}

/** Returns the survey of a conversation. The visitor's tokens load with the first call. */
function conversationSource(options: SourceOptions, conversationId: string): SurveySource {
  const api = createSurveyApi(options)
  const calls = () =>
    import('./conversation-calls.ts').then(({ conversationCalls }) =>
      conversationCalls(api, options, conversationId),
    )
  const unreachable = () => ({ kind: 'unreachable' }) as const
  return {
    subject: conversationId,
    conversationId,
    read: () => calls().then(({ read }) => read(), unreachable),
    answer: answer => calls().then(made => made.answer(answer), unreachable),
  }
}

/**
 * Returns a survey about no conversation. The browser remembers the answer for as long as it can be changed; then the
 * survey asks anew.
 * @param wanted null for the company's kind
 */
function pageSource(options: SourceOptions, wanted: SurveyKind | null): SurveySource {
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

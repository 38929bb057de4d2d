import { VISITOR_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { createApi } from '#sdk/runtime/api/create-api.ts'
import { createCredentials } from '#sdk/runtime/storage/credentials.ts'
import { createVisitorStorage } from '#sdk/runtime/storage/visitor-storage.ts'
import type { SurveyApi } from './survey-api.ts'
import type { SourceOptions, SurveySource } from './survey-source.ts'

/** Returns the calls about the survey of a conversation, with this browser's token for it. */
export function conversationCalls(
  api: SurveyApi,
  options: SourceOptions,
  id: string,
): Pick<SurveySource, 'read' | 'answer'> {
  const { environment, tenant, locale } = options
  const { baseUrl, clock, openStorage } = environment
  const storage = createVisitorStorage(openStorage, baseUrl, tenant)
  const credentials = createCredentials({
    api: createApi(VISITOR_ENDPOINTS, { baseUrl, tenant, clock }),
    storage,
    clock,
  })
  const params = { id }
  return {
    async read() {
      // Of a conversation that this browser does not know, there is nothing to ask.
      if (!(id in storage.read().credentials)) return { kind: 'ok', value: null }
      const result = await credentials.use(id, token =>
        api('readSurvey', { params, query: { locale: locale() } }, token),
      )
      return result.kind === 'ok' ? { kind: 'ok', value: result.value.survey } : result
    },
    answer: answer =>
      credentials.use(id, token =>
        api('answerSurvey', { params, body: { ...answer, locale: locale() } }, token),
      ),
  }
}

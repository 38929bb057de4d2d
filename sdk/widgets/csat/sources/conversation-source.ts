import { createSurveyApi } from './survey-api.ts'
import type { SourceOptions, SurveySource } from './survey-source.ts'

/** Returns the survey of a conversation. The visitor's tokens load with the first call. */
export function conversationSource(options: SourceOptions, conversationId: string): SurveySource {
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

import { SURVEY_CHANGE_MS } from '#contract/constants/surveys.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import { browserEnvironment } from '../runtime/element/environment.ts'
import { defineCsat } from '../widgets/csat/define-csat.tsx'
import type { SurveySource } from '../widgets/csat/sources/survey-source.ts'

/**
 * Defines `<support-csat>` as a preview: the real element, which asks what its attribute `survey` says, a `VisitorSurvey`
 * as JSON. It keeps answers nowhere.
 */
export function defineSurveyPreview(): void {
  defineCsat(browserEnvironment, (_options, { token }) => [previewSource(JSON.parse(token!))])
}

function previewSource(survey: VisitorSurvey): SurveySource {
  let current = survey
  return {
    subject: 'preview',
    conversationId: null,
    read: async () => ({ kind: 'ok', value: current }),
    async answer({ score, comment }) {
      const now = browserEnvironment.clock.now()
      current = {
        ...current,
        score,
        comment: comment ?? current.comment,
        answered_at: new Date(now).toISOString(),
        closes_at: new Date(now + SURVEY_CHANGE_MS).toISOString(),
      }
      return { kind: 'ok', value: current }
    },
  }
}

import { SURVEY_ENDPOINTS } from '#contract/routes/survey-endpoints.ts'
import { type Api, createApi } from '../../../runtime/api/create-api.ts'
import type { SourceOptions } from './survey-source.ts'

/** Returns a client for the calls of surveys. */
export function createSurveyApi({
  environment: { baseUrl, clock },
  tenant,
}: Pick<SourceOptions, 'environment' | 'tenant'>): Api<keyof typeof SURVEY_ENDPOINTS> {
  return createApi(SURVEY_ENDPOINTS, { baseUrl, clock, tenant })
}

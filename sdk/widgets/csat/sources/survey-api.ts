import { SURVEY_ENDPOINTS } from '#contract/routes/survey-endpoints.ts'
import { type Api, createApi } from '#sdk/runtime/api/create-api.ts'
import type { SourceOptions } from './survey-source.ts'

/** Calls an endpoint of surveys. */
export type SurveyApi = Api<keyof typeof SURVEY_ENDPOINTS>

/** Returns a client for the calls of surveys. */
export function createSurveyApi({
  environment: { baseUrl, clock },
  tenant,
}: Pick<SourceOptions, 'environment' | 'tenant'>): SurveyApi {
  return createApi(SURVEY_ENDPOINTS, { baseUrl, clock, tenant })
}

import {
  CONVERSATION_SURVEY_PATH,
  VISITOR_ENDPOINTS,
  type VisitorEndpointName,
  VOICE_ENDPOINTS,
} from '#contract/routes/visitor-endpoints.ts'
import { type Api, type ApiOptions, createApi } from '#sdk/runtime/api/create-api.ts'

/** Calls an endpoint of a voice call, or another one for visitors. */
export type CallApi = Api<keyof typeof VOICE_ENDPOINTS | 'answerSurvey' | VisitorEndpointName>

/** Returns a client for a tenant's voice calls. */
export function createCallApi(options: ApiOptions): CallApi {
  return createApi(
    { ...VISITOR_ENDPOINTS, ...VOICE_ENDPOINTS, answerSurvey: ['POST', CONVERSATION_SURVEY_PATH] },
    options,
  )
}

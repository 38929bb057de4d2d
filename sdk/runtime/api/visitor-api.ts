import { VISITOR_ENDPOINTS, type VisitorEndpointName } from '#contract/routes/visitor-endpoints.ts'
import { type Api, type ApiGiven, createApi } from './create-api.ts'

/** One of the visitor's calls. */
export type VisitorApi = Api<VisitorEndpointName>

/** The calls about a tenant's conversations. */
export function createVisitorApi(given: ApiGiven): VisitorApi {
  return createApi(VISITOR_ENDPOINTS, given)
}

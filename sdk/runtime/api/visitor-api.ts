import { VISITOR_ENDPOINTS, type VisitorEndpointName } from '#contract/routes/visitor-endpoints.ts'
import { type Api, type ApiOptions, createApi } from './create-api.ts'

/** One of the visitor's calls. */
export type VisitorApi = Api<VisitorEndpointName>

/** The calls about a tenant's conversations. */
export function createVisitorApi(options: ApiOptions): VisitorApi {
  return createApi(VISITOR_ENDPOINTS, options)
}

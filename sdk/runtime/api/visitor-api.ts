import { VISITOR_ENDPOINTS, type VisitorEndpointName } from '#contract/routes/visitor-endpoints.ts'
import { type Api, type ApiOptions, createApi } from './create-api.ts'

/** Calls an endpoint for visitors. */
export type VisitorApi = Api<VisitorEndpointName>

/** Returns a client for a tenant's visitor endpoints. */
export function createVisitorApi(options: ApiOptions): VisitorApi {
  return createApi(VISITOR_ENDPOINTS, options)
}

import { createApi } from './api.ts'
import { sendPublicRequest } from './send-public-request.ts'

/** The API without a token: for calls that need none, before or without a session. */
export const callPublicApi = createApi(sendPublicRequest)

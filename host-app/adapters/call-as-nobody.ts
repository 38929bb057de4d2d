import { createApi } from './api.ts'
import { sendAnonymously } from './send-anonymously.ts'

/** The API without a token: for calls that need none, before or without a session. */
export const callAsNobody = createApi(sendAnonymously)

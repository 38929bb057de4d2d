import { createApi } from './api.ts'
import { accessToken } from './supabase.ts'

/** The API, spoken to as the person who is signed in. */
export const callApi = createApi({ fetch: (...args) => fetch(...args), token: accessToken })

import type { QueryKey } from '@tanstack/react-query'
import { apiKey } from './api-cache.ts'

/** Creates the function for a key. Its arguments follow the words, and distinguish the answers. */
function key<Of extends readonly unknown[] = []>(...words: readonly string[]) {
  return (...of: Of): QueryKey => [...words, ...of]
}

/**
 * The keys of what is not one answer of one route, which `apiKey` names: put together from several, or kept by the page
 * itself. They are in one place, because two queries with the same key would get each other's answers.
 */
export const queryKeys = {
  thread: key<[id: string]>('messages'),
  mergedThread: key<[id: string]>('merged-thread'),
  notePicture: key<[fileKey: string, size: 'preview' | 'enlarged']>('note-picture'),
  assist: key<[id: string, part: 'sent' | 'inserted' | 'summary']>('assist-part'),
  profile: (userId?: string): QueryKey => [...apiKey('userProfile'), userId],
  secondFactors: key('second-factors'),
  needsCode: key<[of?: string | false | null]>('needs-code'),
  confirmation: key<[tokenHash: string | null]>('confirmed'),
  recovery: key<[tokenHash: string | null]>('recover'),
  config: key('config'),
  demoSignIn: key('demo-sign-in'),
  debugBar: key('debugbar'),
  sessionExpiry: key('session-expiry'),
  staffCalls: key('staff-calls'),
}

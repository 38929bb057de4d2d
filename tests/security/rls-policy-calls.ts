/** Accounts for voice calls, and surveys; for rls-policy.ts. */
import { MANAGE_A, MANAGE_B, MANAGERS_A, MEMBERS_A, MEMBERS_B } from './rls-groups.ts'
import { api, both } from './rls-identities.ts'

/** Policies by table. */
export const CALL_TABLES = {
  'public.voice_accounts': {
    select: { A1: both(...MANAGERS_A), B1: both('adminB'), S1: [] },
    change: 'provider = provider',
    update: { A1: MANAGE_A, B1: MANAGE_B },
    delete: { A1: MANAGE_A, B1: MANAGE_B },
  },
  'public.surveys': {
    select: { A1: [...MEMBERS_A, ...both('visitorA1')], B1: [...MEMBERS_B, ...both('visitorB')], S1: [] },
    change: 'score = score',
    update: { A1: api('visitorA1'), B1: api('visitorB') },
  },
} as const

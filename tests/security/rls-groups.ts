/** Groups of identities with the same rights, for the policy that the database is tested against. */
import { api, both, type Principal } from './rls-identities.ts'

/** Members whose company lets them reply, manage people or read the audit log. */
export const REPLIERS_A: readonly Principal[] = ['agentA', 'adminA', 'ownerA', 'fullA', 'actsWriting']
/** Members of B who may reply. */
export const REPLIERS_B: readonly Principal[] = ['agentB', 'adminB']
/** Members of C who may reply. */
export const REPLIERS_C: readonly Principal[] = ['adminC']
/**
 * Members who may publish. Those who may reply can also write drafts, except in C, whose roles don't include
 * it.
 */
const PUBLISHERS_A: readonly Principal[] = ['adminA', 'ownerA', 'fullA', 'actsWriting']
/** Members who may manage people. */
export const MANAGERS_A: readonly Principal[] = ['adminA', 'ownerA', 'fullA']
/** Identities that may read A's audit log. */
export const AUDITORS_A: readonly Principal[] = [...MANAGERS_A, 'actsReading', 'actsWriting']

/** Everybody who reads as a member of A. */
export const MEMBERS_A = both('agentA', 'adminA', 'ownerA', 'viewerA', 'fullA', 'actsReading', 'actsWriting')
/** Everybody who reads as a member of B. */
export const MEMBERS_B = both('agentB', 'adminB')
/** Everybody who reads as a member of C. */
export const MEMBERS_C = both('agentC', 'adminC')
/** Everybody who reads as a member of the platform. */
export const MEMBERS_P = both('staff')
/** Identities that may write replies in A; only the API writes for them. */
export const REPLY_A = api(...REPLIERS_A)
/** Identities that may write replies in B. */
export const REPLY_B = api(...REPLIERS_B)
/** Identities that may write replies in C. */
export const REPLY_C = api(...REPLIERS_C)
/** Identities that may manage people in A. */
export const MANAGE_A = api(...MANAGERS_A)
/** Identities that may manage people in B. */
export const MANAGE_B = api('adminB')
/** Identities that may publish in A. */
export const PUBLISH_A = api(...PUBLISHERS_A)
/** Identities that may publish in B. */
export const PUBLISH_B = api('adminB')
/** Identities that may change A's settings. */
export const SETTERS_A = api('adminA', 'ownerA', 'fullA', 'actsWriting')
/** Identities that may change B's settings. */
export const SETTERS_B = api('adminB')

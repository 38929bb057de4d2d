import type { EmailOtpType, User } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'
import type { RequestOf } from '#contract/routes/index.ts'

/** The signed-in person. Under impersonation without a session of one's own, platform staff by id alone. */
export type AuthUser = Pick<User, 'id' | 'email' | 'user_metadata'>

/** Who is here. */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: AuthUser }

/** What a new company's founder fills in. */
export type SignUpForm = RequestOf<'signup'>['body']

/** A mailed link's secret, and what it is for. */
export type MailedLink = { readonly type: EmailOtpType; readonly tokenHash: string }

/** An authenticator app; it counts once it is verified. `createdAt` is an instant in ISO 8601. */
export type SecondFactor = {
  readonly id: string
  readonly name: string
  readonly isVerified: boolean
  readonly createdAt: string
}

/** A factor to be verified: `uri` goes into the QR code (otpauth://), `secret` is for typing. */
export type NewFactor = { readonly factorId: string; readonly secret: string; readonly uri: string }

/** The second factor (RFC 6238). Everything rejects with an error whose message can be shown. */
export type Mfa = {
  readonly list: () => Promise<readonly SecondFactor[]>
  /** Begins with a new factor; one that was begun and never verified is dropped. */
  readonly enroll: () => Promise<NewFactor>
  /** The six digits of a factor: makes a new factor count, and lets this session through. */
  readonly verify: (given: { readonly factorId: string; readonly code: string }) => Promise<void>
  readonly unenroll: (factorId: string) => Promise<void>
  /** Whether this session still has to show the second factor. */
  readonly needsCode: () => Promise<boolean>
}

/** The session and what can be done with it. Everything rejects with an error whose message can be shown. */
export type Auth = {
  readonly state: AuthState
  readonly signIn: (email: string, password: string) => Promise<void>
  /** Ends this session and forgets everything kept for it; never rejects. */
  readonly signOut: () => Promise<void>
  /** The same on all devices; never rejects. */
  readonly signOutEverywhere: () => Promise<void>
  /** Rejects with `ApiError`: status 409 also wants the toast of AUTH-04. */
  readonly signUp: (form: SignUpForm) => Promise<void>
  /** Asks for a mail with a link; the same for known and unknown addresses. */
  readonly resetPassword: (email: string) => Promise<void>
  /** Asks for the confirmation mail once more. */
  readonly resendConfirmation: (email: string) => Promise<void>
  readonly setPassword: (password: string) => Promise<void>
  /** Trades a mailed link's secret for a session. */
  readonly verifyLink: (link: MailedLink) => Promise<void>
  /** Gives the name, and marks the profile as set up. */
  readonly completeProfile: (fullName: string) => Promise<void>
  readonly mfa: Mfa
}

export const AuthContext = createContext<Auth | null>(null)

/** The session and what can be done with it; only below `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

import type { EmailOtpType, User } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'
import type { RequestOf } from '#contract/routes/index.ts'

/** The signed-in person. During an impersonation without an own session, platform staff with an id only. */
export type AuthUser = Pick<User, 'id' | 'email' | 'user_metadata'>

/** The state of authentication. */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: AuthUser }

/** The fields of a new company's sign-up. */
export type SignUpForm = RequestOf<'signup'>['body']

/** The secret of a link sent by email, and its purpose. */
export type MailedLink = { readonly type: EmailOtpType; readonly tokenHash: string }

/** An authenticator app. It counts once it is verified. `createdAt` is an instant in ISO 8601. */
export type SecondFactor = {
  readonly id: string
  readonly name: string
  readonly isVerified: boolean
  readonly createdAt: string
}

/** A factor to verify: `uri` is for the QR code (otpauth://), `secret` is for typing. */
export type NewFactor = { readonly factorId: string; readonly secret: string; readonly uri: string }

/** The second factor (RFC 6238). All functions reject with an error whose message can be shown. */
export type Mfa = {
  readonly list: () => Promise<readonly SecondFactor[]>
  /** Starts a new factor. An earlier one that was never verified is deleted. */
  readonly enroll: () => Promise<NewFactor>
  /** Verifies a factor by its six digits: activates a new factor, and grants this session access. */
  readonly verify: (given: { readonly factorId: string; readonly code: string }) => Promise<void>
  readonly unenroll: (factorId: string) => Promise<void>
  /** Returns whether this session still needs the second factor. */
  readonly needsCode: () => Promise<boolean>
}

/** A new password, and the current one; '' if the person gave none. */
export type PasswordChange = { readonly password: string; readonly current: string }

/** The session and its actions. All reject with an error whose message can be shown. */
export type Auth = {
  readonly state: AuthState
  readonly signIn: (email: string, password: string) => Promise<void>
  /** Ends this session and deletes everything stored for it; asks first if unsent text is. Never rejects. */
  readonly signOut: () => Promise<void>
  /** Ends the sessions on all devices; never rejects. */
  readonly signOutEverywhere: () => Promise<void>
  /** Rejects with `ApiError`; on status 409, show the toast of AUTH-04, too. */
  readonly signUp: (form: SignUpForm) => Promise<void>
  /** Sends an email with a reset link. The result is the same for known and unknown addresses. */
  readonly resetPassword: (email: string) => Promise<void>
  /** Sends the confirmation email again. */
  readonly resendConfirmation: (email: string) => Promise<void>
  /**
   * Sets a new password. The current one is needed unless the session began with a reset, or the account has none.
   */
  readonly setPassword: (change: PasswordChange) => Promise<void>
  /** Exchanges the secret of an emailed link for a session. */
  readonly verifyLink: (link: MailedLink) => Promise<void>
  /** Sets the name, and marks the profile as complete. */
  readonly completeProfile: (fullName: string) => Promise<void>
  readonly mfa: Mfa
}

/** The context of `useAuth`. */
export const AuthContext = createContext<Auth | null>(null)

/** Returns the session and its actions. Works only below `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

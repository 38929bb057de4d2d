import type { AuthError } from '@supabase/supabase-js'
import { signInText } from './sign-in-text.ts'

type Answer = { readonly data: unknown; readonly error: AuthError | null }

/** Returns the data of the auth service's answer. Rejects with an error whose message can be shown; its cause has the code. */
export async function unwrap<Options extends Answer>(
  answer: Promise<Options>,
): Promise<Extract<Options, { error: null }>['data']> {
  const { data, error } = await answer
  if (error) throw new Error(signInText(error), { cause: error })
  return data
}

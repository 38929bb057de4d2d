import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { type Mfa, useAuth } from '#host-app/shared/auth/auth-context.ts'
import { CodeField, codeIn } from '#host-app/shared/auth/code-field.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** Asks for the code of the second factor. Without it, the session has no access. */
export function CodeForm() {
  const { mfa, signOut } = useAuth()
  const queryClient = useQueryClient()
  const verify = useMutation({
    mutationFn: (code: string) => verifyFactor(mfa, code),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.needsCode() }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    verify.mutate(codeIn(event.currentTarget))
  }

  return (
    <AuthFrame title="Enter your code" lead="Open your authenticator app and type the six digits it shows.">
      <form onSubmit={submit}>
        <CodeField label="Code" autoFocus />
        <FormError text={verify.error?.message ?? null} />
        <Button type="submit" look="primary" size="large" busy={verify.isPending}>
          Continue
        </Button>
        <Button look="quiet" onClick={signOut}>
          Sign in as somebody else
        </Button>
      </form>
    </AuthFrame>
  )
}

/** Verifies the session by the code of the person's authenticator app. @param code six digits */
export async function verifyFactor(mfa: Mfa, code: string): Promise<void> {
  const factor = (await mfa.list()).find(({ isVerified }) => isVerified)
  if (factor) await mfa.verify({ factorId: factor.id, code })
}

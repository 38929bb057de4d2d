import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useAuth } from '#host-app/shared/auth/auth-context.ts'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'
import { FullNameField } from '#host-app/shared/auth/full-name-field.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'

/** `/complete-profile`: asks for what an account lacks before it can open the admin pages (GUARD-03). */
export function CompleteProfilePage() {
  const { state, completeProfile } = useAuth()
  const navigate = useNavigate()
  const complete = useMutation({
    mutationFn: completeProfile,
    onSuccess: () => navigate('/admin/dashboard', { replace: true }),
  })
  if (state.status === 'loading') return <PageSpinner label="Loading" />
  if (state.status === 'signed-out') return <Navigate to="/login" replace />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    complete.mutate(String(new FormData(event.currentTarget).get('fullName')).trim())
  }

  const known = state.user.user_metadata['full_name']
  return (
    <AuthFrame title="Complete your profile" lead="Your colleagues and the people you help see this name.">
      <form onSubmit={submit}>
        <FullNameField defaultValue={typeof known === 'string' ? known : ''} />
        <FormError text={complete.error?.message ?? null} />
        <Button type="submit" look="primary" size="large" busy={complete.isPending}>
          Save and continue
        </Button>
      </form>
    </AuthFrame>
  )
}

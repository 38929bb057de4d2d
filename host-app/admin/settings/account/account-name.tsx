import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { FullNameField } from '#host-app/features/auth/pages/signup/full-name-field.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { Section } from '../../common/section.tsx'

/** A form for the name that colleagues and customers see. */
export function AccountName() {
  const { member } = useAdmin()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (full_name: string) => callApi('updateProfile', { body: { full_name } }),
    onSuccess() {
      toast.success('Saved')
      return queryClient.invalidateQueries({ queryKey: queryKeys.profile() })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(String(new FormData(event.currentTarget).get('fullName')))
  }

  return (
    <Section title="Name" lead="Colleagues see your full name, customers your first name.">
      <form onSubmit={submit}>
        <FullNameField defaultValue={member.full_name} />
        <FormError text={save.isError ? errorText(save.error) : null} />
        <Button type="submit" busy={save.isPending}>
          Save name
        </Button>
      </form>
    </Section>
  )
}

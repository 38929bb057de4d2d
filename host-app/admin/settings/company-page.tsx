import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import type { CompanyDetails } from '#contract/entities/people.ts'
import { errorText } from '../../adapters/api/api-error.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { tenantAddress } from '../../features/tenancy/tenant-address.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field, TextArea } from '../../ui/fields/field.tsx'
import { FormError } from '../../ui/fields/form-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { NoPermission } from '../common/permission-notes.tsx'
import { QueryState } from '../common/query-state.tsx'
import { Section } from '../common/section.tsx'
import { useCompany } from '../common/use-company.ts'

/** `/admin/settings/company`: the company's name, and the sites allowed to embed its widgets. */
export function CompanyPage() {
  useTitle('Company')
  const { permissions } = useAdmin()
  const company = useCompany()
  return (
    <>
      <PageHeader title="Company" lead="Your company’s name, and the sites that can show your widgets." />
      {permissions.includes('settings.edit') ? (
        <QueryState query={company} label="Loading the company">
          {details => <CompanyForm details={details} />}
        </QueryState>
      ) : (
        <NoPermission title="You can’t change these settings" permission="settings.edit" />
      )}
    </>
  )
}

function CompanyForm({ details }: { details: CompanyDetails }) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (fields: FormData) =>
      callApi('updateCompany', {
        body: {
          name: String(fields.get('name')),
          widget_sites: String(fields.get('sites')).split(/\s+/).filter(Boolean),
        },
      }),
    onSuccess(saved) {
      queryClient.setQueryData(queryKeys.company(), saved)
      void queryClient.invalidateQueries({ queryKey: queryKeys.profile() })
      toast.success('Saved')
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(new FormData(event.currentTarget))
  }

  return (
    <Section title="About the company">
      <form onSubmit={submit}>
        <Field label="Name" name="name" required maxLength={120} defaultValue={details.name} />
        <Field
          label="Address"
          value={new URL(tenantAddress(window.location, details.subdomain)).host}
          readOnly
        />
        <TextArea
          label="Sites that can show the widgets"
          name="sites"
          rows={4}
          spellCheck={false}
          placeholder="https://www.example.com"
          defaultValue={details.widget_sites.join('\n')}
          hint="One per line, with scheme and host. Leave it empty to let any site show them."
        />
        <FormError text={save.isError ? errorText(save.error) : null} />
        <Button type="submit" look="primary" busy={save.isPending}>
          Save
        </Button>
      </form>
    </Section>
  )
}

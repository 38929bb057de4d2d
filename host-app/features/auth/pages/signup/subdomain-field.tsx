import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { tenantAddress } from '#host-app/features/tenancy/tenant-address.ts'
import { Field } from '#host-app/ui/fields/field.tsx'

/**
 * The field for the company's subdomain, which says whether it is available. If left empty, one is derived
 * from the email.
 */
export function SubdomainField({ error }: { readonly error: string | undefined }) {
  const [written, setWritten] = useState('')
  const { data } = useQuery({
    queryKey: queryKeys.subdomain(written),
    queryFn: () => callApi('checkSubdomain', { query: { subdomain: written } }),
    enabled: written !== '',
    retry: false,
  })
  const problem = data ? (data.isFree ? undefined : (data.reason ?? undefined)) : error
  const { host } = new URL(tenantAddress(window.location, written || 'your-company'))
  return (
    <Field
      label="Address of your workspace"
      name="subdomain"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      minLength={3}
      maxLength={63}
      pattern="[a-zA-Z0-9](?:[a-zA-Z0-9\-]*[a-zA-Z0-9])?"
      title="Letters, digits and hyphens, not at the ends"
      // Shown in place of the error: a button that moves during a press would not be pressed.
      hint={problem ? undefined : data?.isFree ? `${host} is free.` : `Your team signs in at ${host}.`}
      error={problem}
      onBlur={event => setWritten(event.currentTarget.value.trim().toLowerCase())}
    />
  )
}

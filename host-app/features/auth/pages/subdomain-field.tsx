import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../adapters/call-api.ts'
import { Field } from '../../../ui/field.tsx'

/** The company's own address; said to be free or not once it is written. Left empty, one is made from the email. */
export function SubdomainField({ error }: { readonly error: string | undefined }) {
  const [written, setWritten] = useState('')
  const { data } = useQuery({
    queryKey: ['subdomain', written],
    queryFn: () => callApi('checkSubdomain', { query: { subdomain: written } }),
    enabled: written !== '',
    retry: false,
  })
  const address = `${written || 'your-company'}.${siteHost()}`
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
      hint={data?.isFree ? `${address} is free.` : `Your team signs in at ${address}.`}
      error={error ?? (data && !data.isFree ? (data.reason ?? undefined) : undefined)}
      onBlur={event => setWritten(event.currentTarget.value.trim().toLowerCase())}
    />
  )
}

/** The server's own host: what stands behind a tenant's label. */
function siteHost(): string {
  return window.location.host.replace(/^(?:app|www)\./, '')
}

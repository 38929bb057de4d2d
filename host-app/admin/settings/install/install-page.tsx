import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { SkeletonRows } from '#host-app/ui/loading/skeleton-rows.tsx'
import { tenantAddress } from '../../../features/tenancy/tenant-address.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ReadOnlyNote } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useCompany } from '../../common/use-company.ts'
import { IdentityKeySection } from './identity-key-section.tsx'
import { TagSection } from './tag-section.tsx'

/**
 * `/admin/settings/install`: the code that a company pastes into its pages, and the key that signs its
 * users' identities.
 */
export function InstallPage() {
  useTitle('Install')
  const company = useCompany()
  const identityKey = useQuery({
    queryKey: queryKeys.identityKey(),
    queryFn: () => callApi('getIdentityKey'),
  })
  return (
    <>
      <PageHeader title="Install" lead="Put the widget on your site, and verify the people who use it." />
      <ReadOnlyNote permission="settings.edit" />
      <QueryState query={company} label="Loading the tag" skeleton={<SkeletonRows />}>
        {({ name, subdomain, widget_sites }) => (
          <>
            <TagSection
              site={{
                origin: tenantAddress(window.location, DEFAULT_SUBDOMAIN),
                tenantOrigin: tenantAddress(window.location, subdomain),
                tenant: subdomain,
                companyName: name,
              }}
              allowedSites={widget_sites}
            />
            <Section
              title="Identity key"
              lead="Anyone can type any email, so your team sees it as not verified. If people sign in on your site, your server can verify them with a token that is signed with your identity key."
            >
              <QueryState query={identityKey} label="Loading the identity key">
                {state => <IdentityKeySection state={state} tenant={subdomain} />}
              </QueryState>
            </Section>
          </>
        )}
      </QueryState>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { tenantAddress } from '../../../features/tenancy/tenant-address.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettings } from '../frame/use-settings.ts'
import { IdentityKeySection } from './identity-key-section.tsx'
import { INSTALL_LABELS, SitesForm } from './sites-form.tsx'
import { TagSection } from './tag-section.tsx'

/**
 * `/admin/settings/install`: the code that a company pastes into its pages, the sites that may show it, and the key
 * that signs its users' identities.
 */
export function InstallPage() {
  const { company_name, company_subdomain: tenant } = useAdmin().member
  const brand = useSettings('brand')
  const identityKey = useQuery({
    queryKey: queryKeys.identityKey(),
    queryFn: () => callApi('getIdentityKey'),
  })
  return (
    <SettingsLoader
      title="Install"
      lead="Put the widget on your site, and verify the people who use it."
      sections={['install']}
      labels={{ install: INSTALL_LABELS }}
      isReadable
    >
      {({ install }) => (
        <>
          <QueryState query={brand} label="Loading the tag">
            {({ value }) => (
              <TagSection
                site={{
                  origin: tenantAddress(window.location, DEFAULT_SUBDOMAIN),
                  tenantOrigin: tenantAddress(window.location, tenant),
                  tenant,
                  companyName: company_name,
                  brand: value as SettingsOf<'brand'>,
                }}
                allowedSites={install.value['widget_sites'] as readonly string[]}
              />
            )}
          </QueryState>
          <Section
            title="Identity key"
            lead="Anyone can type any email, so your team sees it as not verified. If people sign in on your site, your server can verify them with a token that is signed with your identity key."
          >
            <QueryState query={identityKey} label="Loading the identity key">
              {state => <IdentityKeySection state={state} tenant={tenant} />}
            </QueryState>
          </Section>
          <Section title="Allowed sites">
            <SitesForm state={install} />
          </Section>
        </>
      )}
    </SettingsLoader>
  )
}

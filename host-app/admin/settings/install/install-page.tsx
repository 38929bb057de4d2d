import { useEffect, useRef, useState } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { IdentityKeyState } from '#contract/entities/identity-key.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { tenantAddress } from '#host-app/shared/tenancy/tenant-address.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { CodeToCopy } from '../../common/code-to-copy.tsx'
import { formatDate } from '../../common/format.ts'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { type FieldGroups, labelsOf, SettingsFields } from '../frame/settings-fields.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import styles from './install.module.css'
import { KeyActions } from './key-actions.tsx'
import { PAGE_SAMPLE, serverSample } from './snippets.ts'
import { TagSection } from './tag-section.tsx'

const INSTALL = [
  {
    fields: {
      widget_sites: {
        kind: 'lines',
        label: 'Sites that can show the widgets',
        hint: 'One per line, with scheme and host. Leave it empty to let any site show them.',
        placeholder: 'https://www.example.com',
      },
    },
  },
] as const satisfies FieldGroups<'install'>

/**
 * `/admin/settings/install`: the code that a company pastes into its pages, the sites that may show it, and the key
 * that signs its users' identities.
 */
export function InstallPage() {
  const { company_name, company_subdomain: tenant } = useAdmin().member
  const brand = useApi('getSettings', { params: { section: 'brand' } })
  const identityKey = useApi('getIdentityKey')
  return (
    <SettingsLoader
      title="Install"
      lead="Put the widget on your site, and verify the people who use it."
      fields={{ install: INSTALL }}
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

/** The sites that may show the company's widgets. */
function SitesForm({ state }: { readonly state: SettingsState }) {
  const draft = useSettingsDraft('install', state, labelsOf(INSTALL))
  return (
    <SettingsForm drafts={[draft]}>
      <SettingsFields draft={draft} groups={INSTALL} />
    </SettingsForm>
  )
}

type Props = { readonly state: IdentityKeyState; readonly tenant: string }

/**
 * The identity key: whether one is set, buttons to create, replace or remove it, and instructions. A new key
 * is shown once.
 */
function IdentityKeySection({ state, tenant }: Props) {
  const { permissions } = useAdmin()
  const { current } = useImpersonation()
  const [made, setMade] = useState<string | null>(null)
  const mayEdit = permissions.includes('settings.edit')
  const group = useRef<HTMLFieldSetElement>(null)
  const isShown = made !== null
  const shown = useRef({ isShown, isSet: state.is_set })
  // The pressed button is gone, so the focus moves here for keyboard users.
  useEffect(() => {
    const before = shown.current
    shown.current = { isShown, isSet: state.is_set }
    const isOther = before.isShown !== isShown || before.isSet !== state.is_set
    if (isOther && document.activeElement === document.body) group.current!.focus()
  }, [isShown, state.is_set])
  return (
    <>
      <fieldset ref={group} className={styles['key']} aria-label="The key" tabIndex={-1}>
        {made !== null ? (
          <NewKey identityKey={made} onStored={() => setMade(null)} />
        ) : (
          <>
            <p>{stateText(state)}</p>
            {mayEdit && current && <p>Only the company’s own people can change it.</p>}
            {mayEdit && !current && <KeyActions isSet={state.is_set} onMade={setMade} />}
          </>
        )}
      </fieldset>
      <p>On your server, here in Node with jose; any JWT library works:</p>
      <CodeToCopy name="the server’s code" code={serverSample(tenant)} />
      <p>In the page, next to the widget’s tag:</p>
      <CodeToCopy name="the page’s code" code={PAGE_SAMPLE} />
    </>
  )
}

function stateText({ is_set, set_at, set_by_name }: IdentityKeyState): string {
  if (!is_set) return 'There is no key yet.'
  if (set_at === null) return 'A key was set by the server’s operator. It is never shown.'
  return `A key is set, created ${formatDate(set_at)}${set_by_name === null ? '' : ` by ${set_by_name}`}. It is never shown again.`
}

type NewKeyProps = { readonly identityKey: string; readonly onStored: () => void }

/** Shows a new key until the user confirms that it is stored. It can't be read again. */
function NewKey({ identityKey, onStored }: NewKeyProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // Moves the focus here for keyboard users and screen readers.
  useEffect(() => title.current!.focus(), [])
  return (
    <div className={styles['made']}>
      <h3 ref={title} tabIndex={-1}>
        Your new identity key
      </h3>
      <p>
        Copy it now: it is shown only once. Keep it on your server as <code>SUPPORT_IDENTITY_KEY</code>, never
        in a page.
      </p>
      <CodeToCopy name="the key" code={identityKey} />
      <Button look="primary" onClick={onStored}>
        I have stored it
      </Button>
    </div>
  )
}

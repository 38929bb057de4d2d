import { Plus, X } from 'lucide-react'
import { INCOMING_ADDRESSES_MAX } from '#contract/constants/email.ts'
import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import type { IncomingEmailSettings } from '#contract/settings/incoming-email.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { languageName } from '../../common/languages.ts'
import { useTeams } from '../../common/use-desk.ts'
import editor from '../../rules/editor.module.css'
import { SettingRow } from '../frame/rows.tsx'
import type { ControlProps } from '../frame/settings-fields.tsx'
import styles from './address-list.module.css'

type Address = IncomingEmailSettings['addresses'][number]

const NEW: Address = { address: '', team_id: null, locale: null }

/** Edits the addresses to which customers write, with the team and the language of each. */
export function AddressList(props: ControlProps<'incoming-email', 'addresses'>) {
  const { label, hint, error, value: addresses, onChange } = props
  return (
    <SettingRow label={label} hint={hint} error={error} layout="below">
      {addresses.length > 0 && (
        <ul className={styles['addresses']}>
          {addresses.map((address, index) => (
            <AddressRow
              // biome-ignore lint/suspicious/noArrayIndexKey: an address is typed in place.
              key={index}
              name={`Address ${index + 1}`}
              value={address}
              onChange={changed => onChange(addresses.map((each, at) => (at === index ? changed : each)))}
              onRemove={() => onChange(addresses.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      <Button
        size="small"
        disabled={addresses.length >= INCOMING_ADDRESSES_MAX}
        onClick={() => onChange([...addresses, NEW])}
      >
        <Plus size={14} aria-hidden="true" />
        Add address
      </Button>
    </SettingRow>
  )
}

type AddressRowProps = {
  /** The accessible name. */
  readonly name: string
  readonly value: Address
  readonly onChange: (address: Address) => void
  readonly onRemove: () => void
}

function AddressRow({ name, value, onChange, onRemove }: AddressRowProps) {
  const teams = useTeams().data ?? []
  return (
    <li className={styles['address']}>
      <input
        className={editor['control']}
        type="email"
        aria-label={name}
        placeholder="support@example.com"
        required
        dir="ltr"
        maxLength={254}
        value={value.address}
        onChange={event => onChange({ ...value, address: event.target.value })}
      />
      <select
        className={editor['control']}
        aria-label={`${name}: team`}
        value={value.team_id ?? ''}
        onChange={event => onChange({ ...value, team_id: event.target.value || null })}
      >
        <option value="">No team</option>
        {teams.map(({ id, name: team }) => (
          <option key={id} value={id}>
            {team}
          </option>
        ))}
      </select>
      <select
        className={editor['control']}
        aria-label={`${name}: language`}
        value={value.locale ?? ''}
        onChange={event => onChange({ ...value, locale: (event.target.value || null) as Locale | null })}
      >
        <option value="">Any language</option>
        {LOCALES.map(locale => (
          <option key={locale} value={locale}>
            {languageName(locale)}
          </option>
        ))}
      </select>
      <IconButton label={`Remove ${value.address || name}`} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

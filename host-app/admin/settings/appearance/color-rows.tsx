import { contrastOf, mix, onColor } from '#core/brand/contrast.ts'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import { SettingRow } from '../frame/rows.tsx'
import type { ControlProps } from '../frame/settings-fields.tsx'
import styles from './appearance.module.css'

/** Colors to start from, by name. */
const SWATCHES = {
  Petrol: '#0c6b62',
  Indigo: '#3346c2',
  Plum: '#8a2f5d',
  Ink: '#1f2a44',
  Brick: '#a83a1f',
  Forest: '#2a6b34',
} as const

/** Edits the accent: a swatch, or any color. */
export function AccentRow(props: ControlProps<'brand', 'accent'>) {
  const { label, hint, error, value: accent, onChange } = props
  return (
    <SettingRow label={label} hint={hint} error={error}>
      <div className={styles['swatches']}>
        {Object.entries(SWATCHES).map(([name, color]) => (
          <label key={color} style={{ background: color }} title={name}>
            <input
              type="radio"
              name="accent"
              className="visually-hidden"
              aria-label={name}
              checked={accent === color}
              onChange={() => onChange(color)}
            />
          </label>
        ))}
        <input
          type="color"
          aria-label="Another color"
          value={/^#[0-9a-f]{6}$/i.test(accent) ? accent : '#000000'}
          onChange={event => onChange(event.target.value)}
        />
        <input
          type="text"
          className={styles['hex']}
          aria-label="Color as hexadecimal digits"
          spellCheck={false}
          maxLength={7}
          value={accent}
          onChange={event => onChange(event.target.value.trim().toLowerCase())}
        />
      </div>
      <ContrastNote accent={accent} />
    </SettingRow>
  )
}

/** Makes the chat's header a gradient from the accent to another color. */
export function HeaderAccentRow(props: ControlProps<'brand', 'header_accent'>) {
  const { label, hint, error, value: second, onChange, draft } = props
  return (
    <SettingRow label={label} hint={hint} error={error}>
      <div className={styles['gradient']}>
        <Checkbox
          label="Gradient"
          checked={second !== null}
          onChange={event => onChange(event.target.checked ? mix(draft.value.accent, '#6a49c4', 0.6) : null)}
        />
        {second !== null && (
          <input
            type="color"
            aria-label={label}
            value={second}
            onChange={event => onChange(event.target.value)}
          />
        )}
      </div>
    </SettingRow>
  )
}

/** Says how well text reads on the color, once it is one. */
function ContrastNote({ accent }: { readonly accent: string }) {
  if (!/^#[0-9a-f]{6}$/.test(accent)) return null
  const text = onColor(accent)
  const ratio = contrastOf(accent, text)
  return (
    <p className={styles['note']} role="status">
      <b>
        {text === '#ffffff' ? 'White' : 'Black'} text is readable on it, {ratio.toFixed(1)} to 1.
      </b>{' '}
      Links get a darker or lighter shade where they need it.
    </p>
  )
}

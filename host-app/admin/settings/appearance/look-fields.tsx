import { contrastOf, mix, onColor } from '#core/brand/contrast.ts'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import { Section } from '../../common/section.tsx'
import { NumberRow, SettingRow, TextRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import styles from './appearance.module.css'
import { BRAND_LABELS as LABELS } from './brand-labels.ts'
import { ImageRow } from './image-row.tsx'

/** Colors to start from, by name. */
const SWATCHES = {
  Petrol: '#0c6b62',
  Indigo: '#3346c2',
  Plum: '#8a2f5d',
  Ink: '#1f2a44',
  Brick: '#a83a1f',
  Forest: '#2a6b34',
} as const

/** Edits the brand's title, color, corners and font. */
export function LookFields({ draft }: { readonly draft: DraftOf<'brand'> }) {
  const { value, errors, set } = draft
  return (
    <Section title="Brand">
      <TextRow
        label={LABELS.name}
        hint="The chat’s title. Leave it empty for your company’s name with “Support”."
        error={errors['name']}
        maxLength={60}
        value={value.name ?? ''}
        onChange={name => set({ name: name.trim() === '' ? null : name })}
      />
      <ImageRow
        label={LABELS.logo}
        hint="In the chat’s header and your help center, on a white background if the header is colored."
        error={errors['logo']}
        name="logo"
        most={{ width: 480, height: 128 }}
        value={value.logo}
        onChange={logo => set({ logo })}
      />
      <ImageRow
        label={LABELS.favicon}
        hint="For your help center. Square is best."
        error={errors['favicon']}
        name="favicon"
        most={{ width: 96, height: 96 }}
        value={value.favicon}
        onChange={favicon => set({ favicon })}
      />
      <AccentRow accent={value.accent} error={errors['accent']} onChange={accent => set({ accent })} />
      <HeaderRow
        accent={value.accent}
        second={value.header_accent}
        error={errors['header_accent']}
        onChange={header_accent => set({ header_accent })}
      />
      <NumberRow
        label={LABELS.radius}
        hint="0 is square."
        error={errors['radius']}
        min={0}
        max={24}
        unit="px"
        value={value.radius}
        onChange={radius => set({ radius })}
      />
      <TextRow
        label={LABELS.font}
        hint="A font that your page has loaded, such as Inter, sans-serif. Leave it empty for the system’s."
        error={errors['font']}
        maxLength={200}
        spellCheck={false}
        value={value.font ?? ''}
        onChange={font => set({ font: font.trim() === '' ? null : font })}
      />
    </Section>
  )
}

type AccentRowProps = {
  readonly accent: string
  readonly error: string | undefined
  readonly onChange: (accent: string) => void
}

function AccentRow({ accent, error, onChange }: AccentRowProps) {
  return (
    <SettingRow label={LABELS.accent} hint="Buttons, your header and links." error={error}>
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

type HeaderRowProps = {
  readonly accent: string
  readonly second: string | null
  readonly error: string | undefined
  readonly onChange: (second: string | null) => void
}

/** Makes the chat's header a gradient from the accent to another color. */
function HeaderRow({ accent, second, error, onChange }: HeaderRowProps) {
  return (
    <SettingRow label={LABELS.header_accent} hint="Makes the chat’s header a gradient." error={error}>
      <div className={styles['gradient']}>
        <Checkbox
          label="Gradient"
          checked={second !== null}
          onChange={event => onChange(event.target.checked ? mix(accent, '#6a49c4', 0.6) : null)}
        />
        {second !== null && (
          <input
            type="color"
            aria-label={LABELS.header_accent}
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

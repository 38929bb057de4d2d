import type { Named } from '../manifest.ts'
import { WithCode } from '../with-code.tsx'

type Values = Readonly<Record<string, string>>

type Props = {
  readonly properties: readonly Named[]
  readonly values: Values
  readonly onChange: (values: Values) => void
}

/** A field for each style property. Its value is set on the stage's `html`. */
export function StyleControls({ properties, values, onChange }: Props) {
  return (
    <fieldset>
      <legend>Style properties</legend>
      {properties.map(({ name, description, ...property }) => (
        <div className="row" key={name}>
          <label htmlFor={name}>{name.replace('--support-', '')}</label>
          <input
            id={name}
            aria-describedby={`${name}-note`}
            placeholder={property.default}
            value={values[name] ?? ''}
            onChange={event => onChange({ ...values, [name]: event.target.value })}
          />
          <small id={`${name}-note`}>
            <code>{name}</code>: <WithCode text={description} />
          </small>
        </div>
      ))}
    </fieldset>
  )
}

import type { Named } from '../elements.ts'
import { WithCode } from '../with-code.tsx'
import { ControlGroup } from './control-group.tsx'

type Values = Readonly<Record<string, string>>

type Props = {
  readonly properties: readonly Named[]
  readonly values: Values
  readonly onChange: (values: Values) => void
}

/** A field for each style property. Its value is set on the stage's `html`. */
export function StyleControls({ properties, values, onChange }: Props) {
  return (
    <ControlGroup title="Style properties">
      {properties.map(({ name, description, ...property }) => (
        <div className="gallery-row" key={name}>
          <label htmlFor={name}>{name.replace('--support-', '')}</label>
          <input
            id={name}
            aria-describedby={`${name}-note`}
            placeholder={property.default}
            value={values[name] ?? ''}
            onChange={event => onChange({ ...values, [name]: event.currentTarget.value })}
          />
          <small id={`${name}-note`}>
            <code>{name}</code>: <WithCode text={description} />
          </small>
        </div>
      ))}
    </ControlGroup>
  )
}

import { type AttributeDoc, choicesOf } from '../manifest.ts'
import { WithCode } from '../with-code.tsx'

type Values = Readonly<Record<string, string>>

type Props = {
  readonly attributes: readonly AttributeDoc[]
  readonly values: Values
  readonly onChange: (values: Values) => void
}

/** A control for each attribute: a list for a union, a box for a boolean, else a text field. */
export function AttributeControls({ attributes, values, onChange }: Props) {
  function change(name: string, value: string | undefined): void {
    const { [name]: _, ...others } = values
    onChange(value === undefined ? others : { ...others, [name]: value })
  }

  return (
    <fieldset>
      <legend>Attributes and properties</legend>
      <small>{withoutProperty(attributes)}</small>
      {attributes.map(attribute => (
        <AttributeControl
          key={attribute.name}
          attribute={attribute}
          value={values[attribute.name]}
          onChange={value => change(attribute.name, value)}
        />
      ))}
    </fieldset>
  )
}

type ControlProps = {
  readonly attribute: AttributeDoc
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

function AttributeControl({ attribute, value, onChange }: ControlProps) {
  const { name, type, description } = attribute
  const id = `attribute-${name}`
  const choices = choicesOf(type.text)
  if (type.text === 'boolean')
    return (
      <div className="row box">
        <label htmlFor={id}>{name}</label>
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-note`}
          checked={value !== undefined}
          onChange={event => onChange(event.target.checked ? '' : undefined)}
        />
        <small id={`${id}-note`}>
          <WithCode text={description} />
        </small>
      </div>
    )
  return (
    <div className="row">
      <label htmlFor={id}>{name}</label>
      {choices.length > 0 ? (
        <select
          id={id}
          aria-describedby={`${id}-note`}
          value={value ?? ''}
          onChange={event => onChange(event.target.value || undefined)}
        >
          <option value="">{attribute.default ? `${attribute.default} (default)` : 'not set'}</option>
          {choices.map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={type.text === 'number' ? 'number' : 'text'}
          aria-describedby={`${id}-note`}
          placeholder={attribute.default}
          value={value ?? ''}
          onChange={event => onChange(event.target.value || undefined)}
        />
      )}
      <small id={`${id}-note`}>
        <WithCode text={description} />
      </small>
    </div>
  )
}

/** Returns a line about the attributes that the element has no property for. */
function withoutProperty(attributes: readonly AttributeDoc[]): string {
  const names = attributes.filter(({ fieldName }) => fieldName === undefined).map(({ name }) => name)
  return `Each is also a property, except ${names.join(' and ')}.`
}

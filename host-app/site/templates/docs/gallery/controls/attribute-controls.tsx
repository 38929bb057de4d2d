import type { AttributeDoc } from '../elements.ts'
import { WithCode } from '../with-code.tsx'
import { ControlGroup } from './control-group.tsx'

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
    <ControlGroup title="Attributes and properties">
      <small>{withoutProperty(attributes)}</small>
      {attributes.map(attribute => (
        <AttributeControl
          key={attribute.name}
          attribute={attribute}
          value={values[attribute.name]}
          onChange={value => change(attribute.name, value)}
        />
      ))}
    </ControlGroup>
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
  const note = `${id}-note`
  const choices = choicesOf(type.text)
  return (
    <div className="gallery-row">
      <label htmlFor={id}>{name}</label>
      {type.text === 'boolean' && (
        <input
          id={id}
          type="checkbox"
          aria-describedby={note}
          checked={value !== undefined}
          onChange={event => onChange(event.currentTarget.checked ? '' : undefined)}
        />
      )}
      {choices.length > 0 && (
        <select
          id={id}
          aria-describedby={note}
          value={value ?? ''}
          onChange={event => onChange(event.currentTarget.value || undefined)}
        >
          <option value="">{attribute.default ? `${attribute.default} (default)` : 'not set'}</option>
          {choices.map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      {type.text !== 'boolean' && choices.length === 0 && (
        <input
          id={id}
          type={type.text === 'number' ? 'number' : 'text'}
          aria-describedby={note}
          placeholder={attribute.default}
          value={value ?? ''}
          onChange={event => onChange(event.currentTarget.value || undefined)}
        />
      )}
      <small id={note}>
        <WithCode text={description} />
      </small>
    </div>
  )
}

/** Returns the values of a union such as `'light' | 'dark'`; none for any other type. */
function choicesOf(type: string): readonly string[] {
  return [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value!)
}

/** Returns a line about the attributes that the element has no property for. */
function withoutProperty(attributes: readonly AttributeDoc[]): string {
  const names = attributes.filter(({ fieldName }) => fieldName === undefined).map(({ name }) => name)
  return names.length > 0
    ? `Each is also a property, except ${new Intl.ListFormat('en').format(names)}.`
    : 'Each is also a property.'
}

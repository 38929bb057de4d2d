import { useState } from 'react'
import type { MemberDoc } from '../elements.ts'
import { methodOf } from '../run-state.ts'
import { WithCode } from '../with-code.tsx'
import { ControlGroup } from './control-group.tsx'

/** Commands whose argument is a function, which can't be typed here. */
const NOT_HERE = ['on', 'off']

type Props = { readonly members: readonly MemberDoc[]; readonly host: HTMLElement | null }

/** The methods, each with a field for its argument and a button that calls it. */
export function MethodControls({ members, host }: Props) {
  const [result, setResult] = useState('')
  const methods = members.filter(({ kind, name }) => kind === 'method' && !NOT_HERE.includes(name))
  const call = (name: string, argument: string) => {
    const method = host && methodOf(host, name)
    const args = argument.trim() === '' ? [] : [read(argument)]
    setResult(method ? `${name}: ${format(method(...args))}` : 'The element has not loaded.')
  }
  return (
    <ControlGroup title="Methods">
      {methods.map(method => (
        <Method key={method.name} method={method} onCall={call} />
      ))}
      <output>{result}</output>
    </ControlGroup>
  )
}

type MethodProps = { readonly method: MemberDoc; readonly onCall: (name: string, argument: string) => void }

function Method({ method: { name, description, parameters = [] }, onCall }: MethodProps) {
  const [argument, setArgument] = useState('')
  const [parameter] = parameters
  return (
    <form
      className="gallery-row"
      onSubmit={event => {
        event.preventDefault()
        onCall(name, argument)
      }}
    >
      <button type="submit">{name}</button>
      {parameter && (
        <input
          aria-label={`${parameter.name} of ${name}`}
          placeholder={parameter.name}
          title={parameter.type.text}
          value={argument}
          onChange={event => setArgument(event.currentTarget.value)}
        />
      )}
      <small>
        <WithCode text={description} />
      </small>
    </form>
  )
}

/** Returns what was typed: JSON such as `{"kind":"stars"}`, or else the text itself. */
function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function format(value: unknown): string {
  return value === undefined ? 'done' : JSON.stringify(value)
}

import type { Named } from './manifest.ts'
import type { Heard } from './stage.tsx'
import { WithCode } from './with-code.tsx'

type Props = {
  readonly events: readonly Heard[]
  readonly known: readonly Named[]
  readonly prevented: ReadonlySet<string>
  readonly onPrevent: (types: ReadonlySet<string>) => void
  readonly onClear: () => void
}

/** What the element dispatched, newest first, and what it can dispatch. */
export function EventLog({ events, known, prevented, onPrevent, onClear }: Props) {
  const cancelable = known.filter(({ description }) => /cancelable/.test(description))

  function prevent(type: string, isPrevented: boolean): void {
    const others = [...prevented].filter(other => other !== type)
    onPrevent(new Set(isPrevented ? [...others, type] : others))
  }

  return (
    <section className="events" aria-labelledby="events">
      <h2 id="events">Events</h2>
      {cancelable.map(({ name }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={prevented.has(name)}
            onChange={event => prevent(name, event.target.checked)}
          />{' '}
          Prevent {name}
        </label>
      ))}
      <ol aria-live="polite">
        {events.map(({ id, type, detail }) => (
          <li key={id}>
            <code>{type}</code> {detail !== null && <code>{JSON.stringify(detail)}</code>}
          </li>
        ))}
      </ol>
      {events.length === 0 ? (
        <p className="empty">Events show here. Use the element.</p>
      ) : (
        <button type="button" className="plain" onClick={onClear}>
          Clear
        </button>
      )}
      <details>
        <summary>All events of this element</summary>
        <dl>
          {known.map(({ name, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <WithCode text={description} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

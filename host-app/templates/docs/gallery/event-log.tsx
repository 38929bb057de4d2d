import type { Named } from './elements.ts'
import type { HeardEvent } from './stage.tsx'
import { WithCode } from './with-code.tsx'

type Props = {
  readonly events: readonly HeardEvent[]
  readonly known: readonly Named[]
  readonly prevented: ReadonlySet<string>
  readonly onPrevent: (types: ReadonlySet<string>) => void
  readonly onClear: () => void
}

/** The events that the element dispatched, newest first, and those that it can dispatch. */
export function EventLog({ events, known, prevented, onPrevent, onClear }: Props) {
  const cancelable = known.filter(({ description }) => /cancelable/.test(description))

  function prevent(type: string, isPrevented: boolean): void {
    const others = [...prevented].filter(other => other !== type)
    onPrevent(new Set(isPrevented ? [...others, type] : others))
  }

  return (
    <section className="gallery-events" aria-labelledby="gallery-events">
      <div className="gallery-bar">
        <h3 id="gallery-events">Events</h3>
        {events.length > 0 && (
          <button type="button" onClick={onClear}>
            Clear
          </button>
        )}
      </div>
      {cancelable.map(({ name }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={prevented.has(name)}
            onChange={event => prevent(name, event.currentTarget.checked)}
          />
          Prevent {name}
        </label>
      ))}
      {events.length === 0 && <p>Use the element: its events show here.</p>}
      <ol aria-live="polite" aria-label="Dispatched events">
        {events.map(({ id, type, detail }) => (
          <li key={id}>
            <code>{type}</code> {detail !== null && <code>{JSON.stringify(detail)}</code>}
          </li>
        ))}
      </ol>
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

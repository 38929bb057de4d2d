import { useState } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { useDebouncedValue } from '#host-app/shared/ui/use-debounced-value.ts'
import { CodeBlock } from '#host-app/site/sections/code-block.tsx'
import { AttributeControls } from './controls/attribute-controls.tsx'
import { MethodControls } from './controls/method-controls.tsx'
import { PartControls } from './controls/part-controls.tsx'
import { StyleControls } from './controls/style-controls.tsx'
import type { ElementDoc, Named } from './elements.ts'
import { snippetOf } from './snippet.ts'
import { type HeardEvent, Stage, type StageTheme } from './stage.tsx'
import type { State } from './states.ts'
import { WithCode } from './with-code.tsx'

type Values = Readonly<Record<string, string>>

type Props = {
  readonly element: ElementDoc
  readonly state: State
  readonly theme: StageTheme
  readonly onTheme: (theme: StageTheme) => void
}

const EVENTS_MAX = 20
/** How long typing must pause before the element gets a value: a new tenant starts another session. */
const PAUSE_MS = 300

/** One element in one state, with everything that a page can change about it. */
export function ElementPanel({ element, state, theme, onTheme }: Props) {
  const [attributes, setAttributes] = useState<Values>({ tenant: DEFAULT_SUBDOMAIN, ...state.attributes })
  const appliedAttributes = useDebouncedValue(attributes, PAUSE_MS)
  const [styles, setStyles] = useState<Values>({})
  const [part, setPart] = useState<string | null>(null)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [events, setEvents] = useState<readonly HeardEvent[]>([])
  const [prevented, setPrevented] = useState<ReadonlySet<string>>(new Set())

  return (
    <>
      <div className="gallery-bench">
        <section className="gallery-show" aria-label="Stage">
          <div className="gallery-bar">
            <p>
              <b>{state.name}.</b> {state.note}
            </p>
            <button type="button" onClick={() => onTheme(theme === 'dark' ? 'light' : 'dark')}>
              {theme === 'dark' ? 'Light theme' : 'Dark theme'}
            </button>
          </div>
          <Stage
            element={element}
            state={state}
            attributes={appliedAttributes}
            styles={styles}
            part={part}
            theme={theme}
            prevented={prevented}
            onHost={setHost}
            onEvent={heard => setEvents(before => [heard, ...before].slice(0, EVENTS_MAX))}
          />
        </section>
        <section className="gallery-controls" aria-label="Controls">
          <AttributeControls attributes={element.attributes} values={attributes} onChange={setAttributes} />
          <StyleControls properties={element.cssProperties} values={styles} onChange={setStyles} />
          <PartControls parts={element.cssParts} chosen={part} onChoose={setPart} />
          <MethodControls members={element.members} host={host} />
        </section>
      </div>
      <div className="gallery-results">
        <section aria-labelledby="gallery-html">
          <h3 id="gallery-html">HTML</h3>
          <CodeBlock code={snippetOf(element.tagName, attributes, styles)} />
        </section>
        <EventLog
          events={events}
          known={element.events}
          prevented={prevented}
          onPrevent={setPrevented}
          onClear={() => setEvents([])}
        />
      </div>
    </>
  )
}

type EventLogProps = {
  readonly events: readonly HeardEvent[]
  readonly known: readonly Named[]
  readonly prevented: ReadonlySet<string>
  readonly onPrevent: (types: ReadonlySet<string>) => void
  readonly onClear: () => void
}

/** The events that the element dispatched, newest first, and those that it can dispatch. */
function EventLog({ events, known, prevented, onPrevent, onClear }: EventLogProps) {
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

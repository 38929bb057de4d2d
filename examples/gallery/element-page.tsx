import { useState } from 'react'
import { AttributeControls } from './controls/attribute-controls.tsx'
import { MethodControls } from './controls/method-controls.tsx'
import { PartControls } from './controls/part-controls.tsx'
import { StyleControls } from './controls/style-controls.tsx'
import { EventLog } from './event-log.tsx'
import type { ElementDoc } from './manifest.ts'
import type { PageTheme } from './page-theme.ts'
import { Snippet } from './snippet.tsx'
import { type Heard, Stage } from './stage.tsx'
import type { State } from './states.ts'
import { WithCode } from './with-code.tsx'

type Values = Readonly<Record<string, string>>

type Props = {
  readonly element: ElementDoc
  readonly states: readonly State[]
  readonly state: State
  readonly theme: PageTheme
}

/** One element in one state, with everything that a page can change about it. */
export function ElementPage({ element, states, state, theme }: Props) {
  const [attributes, setAttributes] = useState<Values>({ tenant: 'acme', ...state.attributes })
  const [styles, setStyles] = useState<Values>({})
  const [part, setPart] = useState<string | null>(null)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [events, setEvents] = useState<readonly Heard[]>([])
  const [prevented, setPrevented] = useState<ReadonlySet<string>>(new Set())

  return (
    <main className="page">
      <nav className="states" aria-label="States">
        {states.map(({ name }) => (
          <a
            key={name}
            className="tab"
            href={`#${element.tagName}/${encodeURIComponent(name)}`}
            aria-current={name === state.name ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <section className="show" aria-labelledby="title">
        <h1 id="title">&lt;{element.tagName}&gt;</h1>
        <p className="lead">
          <WithCode text={element.description} />
        </p>
        <p className="note">
          <b>{state.name}.</b> {state.note}
        </p>
        <Stage
          element={element}
          state={state}
          attributes={attributes}
          styles={styles}
          part={part}
          theme={theme}
          prevented={prevented}
          onHost={setHost}
          onEvent={heard => setEvents(before => [heard, ...before].slice(0, 50))}
        />
        <Snippet tag={element.tagName} attributes={attributes} styles={styles} />
        <EventLog
          events={events}
          known={element.events}
          prevented={prevented}
          onPrevent={setPrevented}
          onClear={() => setEvents([])}
        />
      </section>
      <aside className="controls" aria-label="Controls">
        <AttributeControls attributes={element.attributes} values={attributes} onChange={setAttributes} />
        <StyleControls properties={element.cssProperties} values={styles} onChange={setStyles} />
        <PartControls parts={element.cssParts} chosen={part} onChoose={setPart} />
        <MethodControls members={element.members} host={host} />
      </aside>
    </main>
  )
}

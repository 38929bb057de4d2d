import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { fragmentOf, readAddress } from './address.ts'
import { ElementPanel } from './element-panel.tsx'
import { ELEMENTS } from './elements.ts'
import type { StageTheme } from './stage.tsx'
import { STATES } from './states.ts'
import { WithCode } from './with-code.tsx'

/** Every element of the custom-elements manifest, one at a time, in the state that the address names. */
export function Gallery() {
  const { hash } = useLocation()
  const [address, setAddress] = useState(() => readAddress(hash))
  const [theme, setTheme] = useState<StageTheme>('light')
  const place = useRef<HTMLDivElement>(null)

  // The fragment of a heading, or of the page's skip link, changes nothing here.
  useEffect(() => {
    const next = readAddress(hash)
    if (isElement(next.tag)) setAddress(next)
  }, [hash])
  // The gallery came after the browser had looked for the fragment's target.
  useEffect(() => {
    if (isElement(readAddress(window.location.hash).tag)) place.current?.scrollIntoView()
  }, [])

  const element = ELEMENTS.find(({ tagName }) => tagName === address.tag) ?? ELEMENTS[0]!
  const states = STATES[element.tagName] ?? []
  const state = states.find(({ name }) => name === address.state) ?? states[0]!

  return (
    <div className="gallery" ref={place}>
      <nav className="gallery-elements" aria-label="Elements">
        {ELEMENTS.map(({ tagName }) => (
          <Link
            key={tagName}
            to={fragmentOf({ tag: tagName, state: '' })}
            aria-current={tagName === element.tagName ? 'page' : undefined}
          >
            {tagName}
          </Link>
        ))}
      </nav>
      <h2 className="gallery-name">&lt;{element.tagName}&gt;</h2>
      <p className="gallery-lead">
        <WithCode text={element.description} />
      </p>
      <nav className="gallery-states" aria-label="States">
        {states.map(({ name }) => (
          <Link
            key={name}
            to={fragmentOf({ tag: element.tagName, state: name })}
            aria-current={name === state.name ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <ElementPanel
        key={`${element.tagName}/${state.name}`}
        element={element}
        state={state}
        theme={theme}
        onTheme={setTheme}
      />
    </div>
  )
}

function isElement(tag: string): boolean {
  return ELEMENTS.some(({ tagName }) => tagName === tag)
}

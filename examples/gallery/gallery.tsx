import { useEffect, useState } from 'react'
import { ElementPage } from './element-page.tsx'
import type { ElementDoc } from './manifest.ts'
import type { PageTheme } from './page-theme.ts'
import { STATES } from './states.ts'
import { useAddress } from './use-address.ts'

/** Every element of the manifest, one at a time. */
export function Gallery({ elements }: { readonly elements: readonly ElementDoc[] }) {
  const [theme, setTheme] = useState<PageTheme>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  )
  const address = useAddress()
  const element = elements.find(({ tagName }) => tagName === address.tag) ?? elements[0]!
  const states = STATES[element.tagName] ?? []
  const state = states.find(({ name }) => name === address.state) ?? states[0]!

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])

  return (
    <>
      <header className="top">
        <a className="name" href="./">
          Lapwing elements
        </a>
        <nav aria-label="Elements">
          {elements.map(({ tagName }) => (
            <a
              key={tagName}
              className="tab"
              href={`#${tagName}`}
              aria-current={tagName === element.tagName ? 'page' : undefined}
            >
              {tagName}
            </a>
          ))}
        </nav>
        <button type="button" className="plain" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? 'Light theme' : 'Dark theme'}
        </button>
      </header>
      <ElementPage
        key={`${element.tagName}/${state.name}`}
        element={element}
        states={states}
        state={state}
        theme={theme}
      />
    </>
  )
}

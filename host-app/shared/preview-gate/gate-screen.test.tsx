import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GateScreen } from './gate-screen.tsx'

it('[GATE-01] the gate is English and left to right, whatever page is behind it', () => {
  const markup = renderToStaticMarkup(<GateScreen named="sesame" onPass={() => {}} />)
  expect(markup).toMatch(/^<main [^>]*lang="en" dir="ltr"/)
})

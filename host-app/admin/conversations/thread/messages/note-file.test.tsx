import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RUNNABLE_WARNING } from '#contract/constants/runnable-files.ts'
import { NoteFile } from './note-file.tsx'

it.each([
  ['setup.exe', true],
  ['Offer.DOCM', true],
  ['invoice.pdf', false],
])('warns of the file %s: %s', (name, isWarned) => {
  const html = renderToStaticMarkup(<NoteFile fileKey="key" name={name} size={3} />)
  expect(html).toContain(name)
  expect(html.includes(RUNNABLE_WARNING)).toBe(isWarned)
})

import { expect, it } from 'vitest'
import { isRunnable } from './runnable-files.ts'

it.each([
  ['setup.exe', true],
  ['Invoice.PDF.EXE', true],
  ['report.docm', true],
  ['page.html', true],
  ['logo.svg', true],
  ['install.sh', true],
  ['setup.exe. ', true],
  ['invoice.pdf', false],
  ['report.docx', false],
  ['photo.exe.png', false],
  ['exe', false],
  ['', false],
])('%j can run programs: %s', (name, expected) => {
  expect(isRunnable(name)).toBe(expected)
})

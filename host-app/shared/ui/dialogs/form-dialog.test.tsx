import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormDialog } from './form-dialog.tsx'

const form = {
  title: 'Erase?',
  action: 'Erase for good',
  busy: false,
  error: null,
  onSubmit() {},
  onClose() {},
}

it('what needs consent waits for the tick, and says so to screen readers', () => {
  const asked = renderToStaticMarkup(
    <FormDialog {...form} isFinal consent="I know">
      It is gone.
    </FormDialog>,
  )
  const [, id] = /<button type="submit" aria-describedby="([^"]+)"[^>]* aria-disabled="true"|$/.exec(asked)!
  expect(asked).toContain(`<p id="${id}" hidden="">Tick “I know” first.</p>`)
  // No bubble of the browser: the box itself requires nothing.
  expect(asked).not.toContain('required')
})

it('what needs none can be taken at once', () => {
  const asked = renderToStaticMarkup(<FormDialog {...form}>It can be undone.</FormDialog>)
  expect(asked).not.toContain('aria-disabled')
  expect(asked).not.toContain('type="checkbox"')
})

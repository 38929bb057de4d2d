import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'

it('a button that cannot be pressed yet keeps the focus, and prevents the submit of its form', () => {
  const pressed = { isPrevented: false, preventDefault: () => (pressed.isPrevented = true) }
  const element = Button({ type: 'submit', 'aria-disabled': true })
  expect(element.props['aria-disabled']).toBe(true)
  expect(element.props.disabled).toBeUndefined()
  element.props.onClick(pressed)
  expect(pressed.isPrevented).toBe(true)
})

it('a busy button cannot be pressed, and keeps the focus that a disabled one would lose', () => {
  const busy = renderToStaticMarkup(<Button busy>Save</Button>)
  expect(busy).toContain('aria-disabled="true"')
  expect(busy).not.toContain(' disabled')
  const pressed = { isPrevented: false, preventDefault: () => (pressed.isPrevented = true) }
  let count = 0
  const element = Button({ busy: true, onClick: () => (count += 1) })
  element.props.onClick(pressed)
  expect({ ...pressed, count }).toMatchObject({ isPrevented: true, count: 0 })
})

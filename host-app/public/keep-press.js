/*
 * A prerendered button is visible before the page is hydrated. This script remembers the last one pressed until then and
 * presses it again after hydration, which `ui/lazy/is-hydrating.ts` announces. Links and forms work without it.
 */
{
  let pressed = null
  const keep = ({ target }) => {
    pressed = target.closest?.('button[type="button"]') ?? pressed
  }
  addEventListener('click', keep, true)
  addEventListener(
    'page-alive',
    () => {
      removeEventListener('click', keep, true)
      pressed?.click()
    },
    { once: true },
  )
}

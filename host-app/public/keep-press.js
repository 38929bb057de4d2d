/*
 * A prerendered button is seen a moment before it can do anything. The last one that was pressed in that moment is pressed
 * again once the page has come to life, which `pictures/is-hydrating.ts` says. Links and forms work by themselves.
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

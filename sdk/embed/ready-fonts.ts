/** The fonts of the chat's first screen, as in its style sheets. */
const FONTS = ['13px', '16px', '600 16px']

/**
 * Makes the browser load the fonts of the chat's first screen, one per idle period, inside an element that is not
 * defined yet. If the page uses none of them, their look-up would take three quarters of the panel's layout after
 * the click.
 */
export async function readyFonts({ shadowRoot }: HTMLElement): Promise<void> {
  const line = document.createElement('p')
  line.textContent = 'Write a message… you@example.com'
  shadowRoot!.append(line)
  for (const font of FONTS) {
    line.style.cssText = `position:fixed;visibility:hidden;font:${font} var(--support-font,var(--_brand-font,system-ui))`
    // Reading the width forces the layout.
    line.offsetWidth
    await new Promise(resolve => (window.requestIdleCallback ?? setTimeout)(resolve))
  }
  line.remove()
}

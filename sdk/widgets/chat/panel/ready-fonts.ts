import { FIRST_MESSAGES } from '#sdk/ui/messages/first-messages.ts'

/** What the first screen is set in; see its style sheets. */
const FONTS = ['13px', '15px', '16px', '600 16px']

/**
 * Has the browser look up the fonts of the first screen, one at each idle moment, inside an element that is not yet defined.
 * A page may have used none of them: within the click, this would be three quarters of the panel's layout.
 */
export async function readyFonts({ shadowRoot }: HTMLElement): Promise<void> {
  const line = document.createElement('p')
  line.textContent = Object.values(FIRST_MESSAGES).join()
  shadowRoot!.append(line)
  for (const font of FONTS) {
    line.style.cssText = `position:fixed;visibility:hidden;font:${font} var(--support-font,system-ui)`
    // Reading it lays the line out.
    line.offsetWidth
    await new Promise(resolve => (window.requestIdleCallback ?? setTimeout)(resolve))
  }
  line.remove()
}

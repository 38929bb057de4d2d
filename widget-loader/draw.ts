import { LAUNCHER_CLASS } from '#contract/embed.ts'
import contractCss from '#contract/launcher.css?inline'
import { buildElement } from './build-element.ts'
import css from './launcher.css?inline'

const CSS_TEXT = `${contractCss}${css}`

/**
 * Renders the chat's button (CHAT-01) into an element that is not defined yet, in the style of its `brand` and with the
 * words of its `label`. Returns the button.
 * @param nonce for its style element
 */
export function drawLauncher(element: HTMLElement, nonce: string): HTMLButtonElement {
  const button = buildElement('button', {
    class: LAUNCHER_CLASS,
    part: LAUNCHER_CLASS,
  })
  button.textContent = element.getAttribute('label')
  nameLauncher(button, false)
  const css = `${CSS_TEXT}:host{${element.getAttribute('brand')}}`
  const root = element.attachShadow({ mode: 'open' })
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    // Not an assignment, which uses iterators and has no effect in browsers without this list.
    root.adoptedStyleSheets.push(sheet)
  } catch {
    const style = buildElement('style', { nonce })
    style.append(css)
    root.append(style)
  }
  root.append(button)
  return button
}

/** Sets the launcher's name, state and icon. Words on it are its name. */
export function nameLauncher(button: HTMLButtonElement, isOpen: boolean): void {
  if (!button.textContent) button.ariaLabel = isOpen ? 'Close chat' : 'Open chat'
  // The browser converts it to a string, which saves bytes in this script.
  button.ariaExpanded = isOpen as never
}

import { LAUNCHER_CLASS } from '#contract/embed.ts'
import contractCss from '#contract/launcher.css?inline'
import { buildElement } from './build-element.ts'
import css from './launcher.css?inline'

/** A constant, because the build inlines the text at every use. */
const CSS_TEXT = `${contractCss}${css}`

/**
 * Renders the chat's round button (CHAT-01) into an element that is not defined yet. Returns the button.
 * @param nonce for its style element
 */
export function drawLauncher(element: HTMLElement, nonce: string): HTMLButtonElement {
  const button = buildElement('button', {
    class: LAUNCHER_CLASS,
    part: LAUNCHER_CLASS,
  })
  nameLauncher(button, false)
  const root = element.attachShadow({ mode: 'open' })
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(CSS_TEXT)
    // Not an assignment, which uses iterators and has no effect in browsers without this list.
    root.adoptedStyleSheets.push(sheet)
  } catch {
    const style = buildElement('style', { nonce })
    style.append(CSS_TEXT)
    root.append(style)
  }
  root.append(button)
  return button
}

/** Sets the launcher's name, state and icon. */
export function nameLauncher(button: HTMLButtonElement, isOpen: boolean): void {
  button.ariaLabel = isOpen ? 'Close chat' : 'Open chat'
  // The browser converts it to a string, which saves bytes in this script.
  button.ariaExpanded = isOpen as never
}

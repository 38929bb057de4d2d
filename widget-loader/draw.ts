import { LAUNCHER_CLASS } from '#contract/embed.ts'
import contractCss from '#contract/launcher.css?inline'
import { buildElement } from './build-element.ts'
import css from './launcher.css?inline'

/** Read once: the build pastes a text at every use. */
const CSS_TEXT = `${contractCss}${css}`

/** Draws the round button of the chat (CHAT-01) into an element that is not yet defined. @param nonce for its styles. */
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
    // Not by an assignment, which goes through iterators, and does nothing where there is no such list.
    root.adoptedStyleSheets.push(sheet)
  } catch {
    const style = buildElement('style', { nonce })
    style.append(CSS_TEXT)
    root.append(style)
  }
  root.append(button)
  return button
}

/** Says by the launcher's name, state and icon whether the chat is open. */
export function nameLauncher(button: HTMLButtonElement, isOpen: boolean): void {
  button.ariaLabel = isOpen ? 'Close chat' : 'Open chat'
  // Made a text by the browser: this script's bytes are counted.
  button.ariaExpanded = isOpen as never
}

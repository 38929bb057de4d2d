import { LAUNCHER_CLASS } from '#contract/embed.ts'
import contractCss from '#contract/launcher.css?inline'
import { buildElement } from './build-element.ts'
import css from './launcher.css?inline'

/** Draws the round button of the chat (CHAT-01) into an element that is not yet defined. */
export function drawLauncher(element: HTMLElement): HTMLButtonElement {
  const button = buildElement('button', {
    class: LAUNCHER_CLASS,
    part: LAUNCHER_CLASS,
  })
  nameLauncher(button, false)
  const root = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(contractCss + css)
  root.adoptedStyleSheets = [sheet]
  root.append(button)
  return button
}

/** Says by the launcher's name, state and icon whether the chat is open. */
export function nameLauncher(button: HTMLButtonElement, isOpen: boolean): void {
  button.ariaLabel = isOpen ? 'Close chat' : 'Open chat'
  // Made a text by the browser: this script's bytes are counted.
  button.ariaExpanded = isOpen as never
}

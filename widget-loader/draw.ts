import { LAUNCHER_CLASS } from '#contract/embed.ts'
import contractCss from '#contract/launcher.css?inline'
import { buildElement } from './build-element.ts'
import css from './launcher.css?inline'

/** Draws the round button of the chat (CHAT-01) into an element that is not yet defined. */
export function drawLauncher(element: HTMLElement): HTMLButtonElement {
  const button = buildElement('button', {
    class: LAUNCHER_CLASS,
    part: LAUNCHER_CLASS,
    'aria-label': 'Open chat',
    'aria-expanded': 'false',
  })
  const root = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(contractCss + css)
  root.adoptedStyleSheets = [sheet]
  root.append(button)
  return button
}

import { LAUNCHER_CLASS } from '#contract/embed.ts'
import css from './launcher.css?inline'

const SVG = 'http://www.w3.org/2000/svg'
const SHAPE = 'M4 5.5h16v10.8H11L6.2 20v-3.7H4z'

/** Draws the widget's launcher into an element that is not yet defined. */
export function drawLauncher(element: HTMLElement): HTMLButtonElement {
  const root = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]

  const button = document.createElement('button')
  button.type = 'button'
  button.className = LAUNCHER_CLASS
  setAttributes(button, { part: 'launcher', 'aria-label': 'Open chat', 'aria-expanded': 'false' })

  const icon = document.createElementNS(SVG, 'svg')
  setAttributes(icon, {
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    fill: 'none',
    'aria-hidden': 'true',
  })
  const path = document.createElementNS(SVG, 'path')
  setAttributes(path, { d: SHAPE, stroke: 'currentColor', 'stroke-width': '2', 'stroke-linejoin': 'round' })
  icon.append(path)
  button.append(icon)
  root.append(button)
  return button
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const name in attributes) element.setAttribute(name, attributes[name]!)
}

import { setTabCount } from './tab-title.ts'

const MOST_SHOWN = 99
let plainIcon: Promise<string> | null = null
let wanted = 0

/** Shows a count in the tab, before its title and on its icon; 0 removes it. */
export function setTabBadge(count: number): void {
  wanted = count
  setTabCount(count)
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return
  if (count === 0) {
    if (plainIcon) link.href = '/favicon.svg'
    return
  }
  plainIcon ??= fetch('/favicon.svg').then(response => response.text())
  plainIcon
    .then(svg => {
      if (wanted === count) link.href = `data:image/svg+xml,${encodeURIComponent(badgedIcon(svg, count))}`
    })
    .catch(() => {
      // Without the icon, the title still shows the count.
      plainIcon = null
    })
}

/** Returns the icon with a number in its corner. */
export function badgedIcon(svg: string, count: number): string {
  const text = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
  const width = 9 + 6 * text.length
  const badge =
    `<rect x="${32 - width}" y="15" width="${width}" height="17" rx="8.5" fill="#b3261e"/>` +
    `<text x="${32 - width / 2}" y="28" fill="#fff" font-family="sans-serif" font-size="13" font-weight="700" ` +
    `text-anchor="middle">${text}</text>`
  return svg.replace('</svg>', `${badge}</svg>`)
}

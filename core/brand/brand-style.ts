import type { LauncherIcon } from '#contract/constants/settings.ts'
import type { BrandSettings } from '#contract/settings/brand.ts'
import { onColor, readableOn } from './contrast.ts'

/**
 * The launcher's icons, as filled paths on a 24 px grid (SVG path data). Holes are drawn by the even-odd rule. The
 * default icon is in `launcher.css`.
 */
export const LAUNCHER_PATHS: Readonly<Record<Exclude<LauncherIcon, 'chat'>, string>> = {
  question:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-1 11h2v2h-2zm-2-5.5a3 3 0 1 1 4 2.8V14h-2v-3h1a1 1 0 1 0-1-1.5z',
  spark: 'M11 2l2.2 6.8L20 11l-6.8 2.2L11 20l-2.2-6.8L2 11l6.8-2.2zM19 15l1 3 3 1-3 1-1 3-1-3-3-1 3-1z',
  lifebuoy:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM6.3 4.9L4.9 6.3l3 3 1.4-1.4zm11.4 0l-3 3 1.4 1.4 3-3zM7.9 14.7l-3 3 1.4 1.4 3-3zm8.2 0l-1.4 1.4 3 3 1.4-1.4z',
}

/** A declaration of a brand's style. Its value can neither end the declaration nor load anything. */
const DECLARATION = /^--_(?:brand-[a-z]+|on-brand):(?:[\w #,.'-]+|path\(evenodd,"[\w .-]+"\))$/

type Look = Pick<BrandSettings, 'accent' | 'header_accent' | 'radius' | 'font' | 'launcher_icon'>

/**
 * Returns a brand's style properties as CSS declarations for the widgets' elements. A page's own `--support-*` properties
 * win over them. They contain only values that
 * `brandSettings` accepts, so none can end the declaration.
 */
export function brandStyle({ accent, header_accent, radius, font, launcher_icon }: Look): string {
  const text = onColor(accent)
  const declarations = [
    `--_brand-accent:${accent}`,
    // For the launcher's first paint. Later, the style sheets find it themselves, also for an accent of the page.
    `--_on-brand:${text}`,
    ...(header_accent ? [`--_brand-header:${readableOn(header_accent, text)}`] : []),
    `--_brand-radius:${radius}px`,
    ...(font ? [`--_brand-font:${font}`] : []),
    ...(launcher_icon === 'chat' ? [] : [`--_brand-icon:path(evenodd,"${LAUNCHER_PATHS[launcher_icon]}")`]),
  ]
  return declarations.join(';')
}

/** Whether a text from elsewhere is a style as `brandStyle` returns it. */
export function isBrandStyle(text: string): boolean {
  return text.split(';').every(declaration => DECLARATION.test(declaration))
}

import { describe, expect, it } from 'vitest'
import { LAUNCHER_ICONS } from '#contract/constants/settings.ts'
import { brandSettings } from '#contract/settings/brand.ts'
import { brandStyle, isBrandStyle } from './brand-style.ts'
import { contrastOf, onColor } from './contrast.ts'

const brand = (changes: object) => brandSettings.parse(changes)

describe('[ADMIN-04] the style of a brand', () => {
  it('names the accent and the radius, and the font if there is one', () => {
    expect(brandStyle(brand({ accent: '#3346C2', radius: 4 }))).toBe(
      '--_brand-accent:#3346c2;--_on-brand:#ffffff;--_brand-radius:4px',
    )
    expect(brandStyle(brand({ font: "'Acme Sans', sans-serif" }))).toContain(
      ";--_brand-font:'Acme Sans', sans-serif",
    )
  })

  it.each(['#0c6b62', '#ffd400', '#808080'])(
    'corrects the second color of the header until the text on %s reads well on it',
    accent => {
      for (const second of ['#ffffff', '#000000', '#6a49c4', '#7f7f7f']) {
        const [, shown] = /--_brand-header:(#\w+)/.exec(brandStyle(brand({ accent, header_accent: second })))!
        expect(contrastOf(shown!, onColor(accent))).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it.each(LAUNCHER_ICONS.filter(icon => icon !== 'chat'))('has a path for the icon %s', launcher_icon => {
    expect(brandStyle(brand({ launcher_icon }))).toMatch(/--_brand-icon:path\(evenodd,"M[^"]+z"\)$/)
  })

  it.each(['red', '#33', '#3346c2;}', 'url(x)', 'var(--x)'])('takes no accent such as %s', accent => {
    expect(brandSettings.safeParse({ accent }).success).toBe(false)
  })

  it.each(['a;b', 'a}b', 'url(x)', 'a"b', 'a\\b', '</style>'])('takes no font such as %s', font => {
    expect(brandSettings.safeParse({ font }).success).toBe(false)
  })

  it.each(LAUNCHER_ICONS)('is told from other texts, with the icon %s', launcher_icon => {
    const font = "'Acme Sans', sans-serif"
    expect(isBrandStyle(brandStyle(brand({ launcher_icon, font, header_accent: '#ffd400' })))).toBe(true)
  })

  it.each([
    '',
    'color:red',
    '--support-accent:#000000',
    '--_brand-accent:#000000}*{display:none',
    '--_brand-accent:#000000;background:red',
    '--_brand-accent:url(https://evil.test/a.png)',
    '--_brand-font:a"b',
    '--_brand-icon:path(evenodd,"M0 0"),url(x)',
  ])('is not %s', text => {
    expect(isBrandStyle(text)).toBe(false)
  })
})

import { expect } from 'chai'
import { LOCALES } from '#contract/constants/locales.ts'
import { CHAT_LANGUAGES } from '#sdk/locales/chat/chat-parts.ts'
import { configWith } from './company-config.ts'
import { setViewport } from './set-viewport.ts'
import {
  createTestSession,
  named,
  OPEN,
  openShell,
  part,
  placeShell,
  press,
  remembered,
} from './shell-page.ts'
import { until } from './until.ts'

const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!

/** Returns a color as rendered: sRGB from 0 to 1. */
function rgbOf(color: string): number[] {
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map(value => value / 255)
}

/** Returns the relative luminance (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color).map(value =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const ACCENTS = [
  '#0c6b62',
  '#ffd400',
  '#ffffff',
  '#000000',
  '#f97316',
  '#3b82f6',
  '#767676',
  '#e11d48',
  '#84cc16',
  // Every 83,887th of all colors: 200 of them, over all hues and lightnesses.
  ...Array.from({ length: 200 }, (_, at) => `#${(at * 83_887).toString(16).padStart(6, '0')}`),
]

describe('the look of the chat', () => {
  for (const theme of ['light', 'dark']) {
    it(`what stands on the accent, and the accent as text, can be read in theme ${theme}`, async () => {
      const host = await openShell(createTestSession(), { theme })
      const surface = getComputedStyle(part(host, 'panel')!).backgroundColor
      const link = await until(() => named(host, 'Privacy policy'))
      expect(contrast(getComputedStyle(host).color, surface)).to.be.at.least(7)
      for (const accent of ACCENTS) {
        host.style.setProperty('--support-accent', accent)
        for (const name of ['launcher', 'header']) {
          const { color, backgroundColor } = getComputedStyle(part(host, name)!)
          expect(contrast(color, backgroundColor), `${name} on ${accent}`).to.be.at.least(4.5)
        }
        expect(contrast(getComputedStyle(link).color, surface), `link of ${accent}`).to.be.at.least(4.5)
      }
      host.style.setProperty('--support-accent-contrast', '#123456')
      expect(rgbOf(getComputedStyle(part(host, 'launcher')!).color)).to.deep.equal(rgbOf('#123456'))
    })
  }

  it('is light unless the page asks otherwise, and changes at once', async () => {
    const host = await openShell()
    const surface = () => luminanceOf(getComputedStyle(part(host, 'panel')!).backgroundColor)
    expect(surface()).to.equal(1)
    host.setAttribute('theme', 'dark')
    expect(surface()).to.be.below(0.05)
  })

  it('follows the page’s color scheme with theme auto, and is light on a page without one', async () => {
    const host = await openShell(createTestSession(), { theme: 'auto' })
    const surface = () => luminanceOf(getComputedStyle(part(host, 'panel')!).backgroundColor)
    const { style } = document.documentElement
    expect(surface()).to.equal(1)
    try {
      style.colorScheme = 'dark'
      expect(surface()).to.be.below(0.05)
      expect(getComputedStyle(named(host, 'Message')!).colorScheme).to.equal('dark')
      style.colorScheme = 'light dark'
      expect(surface() < 0.05).to.equal(matchMedia('(prefers-color-scheme: dark)').matches)
    } finally {
      style.colorScheme = ''
    }
  })

  it('takes the page’s surface, text, radius, font, layer and offsets', async () => {
    const host = await openShell()
    host.style.cssText =
      '--support-surface: #fff8e7; --support-text: #301934; --support-radius: 3px; --support-font: monospace;' +
      '--support-z: 7; --support-offset-x: 33px; --support-offset-y: 44px'
    const panel = getComputedStyle(part(host, 'panel')!)
    const launcher = getComputedStyle(part(host, 'launcher')!)
    const own = getComputedStyle(host)
    expect([panel.backgroundColor, own.color, panel.borderRadius, own.fontFamily, own.zIndex]).to.deep.equal([
      'rgb(255, 248, 231)',
      'rgb(48, 25, 52)',
      '3px',
      'monospace',
      '7',
    ])
    expect([launcher.right, launcher.bottom, panel.right]).to.deep.equal(['33px', '44px', '33px'])
  })

  it('stands at the left for position left, in every language', async () => {
    for (const locale of ['en', 'he'] as const) {
      const host = await openShell(createTestSession({}, locale), { position: 'left' })
      for (const name of ['launcher', 'panel']) {
        expect(part(host, name)!.getBoundingClientRect().left, `${name} ${locale}`).to.equal(20)
      }
    }
  })

  it('mirrors the panel in a language written from right to left', async () => {
    for (const [locale, dir] of [
      ['en', 'ltr'],
      ['he', 'rtl'],
    ] as const) {
      const host = await openShell(createTestSession({ ...OPEN }, locale))
      const panel = part(host, 'panel')!
      expect([panel.dir, panel.lang]).to.deep.equal([dir, locale])
      const middle = (element: Element) => {
        const { left, width } = element.getBoundingClientRect()
        return left + width / 2
      }
      const isBackAtLeft = middle(named(host, 'Back to the start')!) < middle(part(host, 'close')!)
      expect(isBackAtLeft).to.equal(dir === 'ltr')
      expect(panel.getBoundingClientRect().right).to.equal(innerWidth - 20)
    }
  })

  it('[CHAT-04] keeps the room of the privacy notice free, so that nothing moves when it comes or goes', async () => {
    for (const locale of LOCALES) {
      const session = createTestSession({ email: null })
      session.$catalog.set({ locale, t: (await CHAT_LANGUAGES[locale]()).MESSAGES })
      const host = await openShell(session)
      const gate = host.shadowRoot!.querySelector('form')!
      const boxes = () => [...gate.children].map(child => child.getBoundingClientRect().top)
      const notice = await until(() => host.shadowRoot!.querySelector('.privacy'))
      const before = boxes()
      expect(notice.getBoundingClientRect().bottom, locale).to.be.at.most(before[0]!)
      session.dismissPrivacyNotice()
      await until(() => !notice.isConnected)
      expect(boxes(), locale).to.deep.equal(before)
    }
  })

  it('withstands a page that resets, hides and moves everything', async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { all: unset !important; }
      shell-probe { display: none !important; opacity: 0 !important; transform: scale(0.1) !important; }
      shell-probe { position: static !important; z-index: -1 !important; pointer-events: none !important; }
    `)
    document.adoptedStyleSheets = [sheet]
    try {
      const host = await openShell()
      const { display, opacity, transform, position, zIndex, pointerEvents } = getComputedStyle(host)
      expect([display, opacity, transform, position, zIndex, pointerEvents]).to.deep.equal([
        'block',
        '1',
        'none',
        'fixed',
        '2000000000',
        'auto',
      ])
      expect(part(host, 'panel')!.offsetWidth).to.equal(320)
      expect(part(host, 'launcher')!.getBoundingClientRect().right).to.equal(innerWidth - 20)
      host.hidden = true
      expect(getComputedStyle(host).display).to.equal('none')
    } finally {
      document.adoptedStyleSheets = []
    }
  })

  for (const [what, width, height] of [
    ['320 px wide', 320, 568],
    ['640 px wide at 200% zoom', 320, 240],
    ['1280 px wide at 200% zoom', 640, 360],
  ] as const) {
    it(`fits a window ${what}, and nothing scrolls sideways`, async () => {
      await setViewport(width, height)
      try {
        const session = createTestSession()
        session.$remembered.set([remembered({ subject: 'x'.repeat(40), preview: 'y'.repeat(200) })])
        session.$config.set(
          configWith({ starters: ['Long question '.repeat(9)], is_open: false, is_online: false }),
        )
        const host = await openShell(session)
        const panel = part(host, 'panel')!
        const { left, right, top, bottom } = panel.getBoundingClientRect()
        expect(left >= 0 && right <= width && top >= 0 && bottom <= height).to.equal(true)
        if (width < 400) expect([right - left, bottom - top]).to.deep.equal([width, height])
        await press(host, 'More options')
        await until(() => host.shadowRoot!.querySelector('[role=menuitem]'))
        const menu = host.shadowRoot!.querySelector('[role=menu]')!.getBoundingClientRect()
        expect(menu.left >= 0 && menu.right <= width).to.equal(true)
        expect(document.documentElement.scrollWidth).to.equal(width)
        const scrolling = [...panel.querySelectorAll<HTMLElement>('*')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        )
        const sideways = scrolling.filter(element => {
          const { overflowX } = getComputedStyle(element)
          return overflowX === 'auto' || overflowX === 'scroll'
        })
        expect(sideways).to.deep.equal([])
        expect(bottom - named(host, 'Message')!.getBoundingClientRect().bottom).to.be.at.least(0)
      } finally {
        await setViewport(800, 600)
      }
    })
  }

  it('draws the launcher alone while it is closed', async () => {
    const host = placeShell(createTestSession())
    const launcher = await until(() => part(host, 'launcher'))
    expect([launcher.offsetWidth, launcher.offsetHeight]).to.deep.equal([56, 56])
    expect(host.shadowRoot!.querySelectorAll('[part]')).to.have.length(1)
  })
})

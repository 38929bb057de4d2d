/** `<support-csat>`: its place on a page, the keyboard, screen readers and small windows. */
import type { AxeResults } from 'axe-core'
import axeSource from 'axe-core/axe.min.js?raw'
import { expect } from 'chai'
import { SURVEY_KINDS } from '#contract/constants/surveys.ts'
import { EVENTS } from '#contract/embed.ts'
import {
  askedCsat,
  box,
  card,
  describeCsat,
  findControl,
  key,
  page,
  placeCsat,
  press,
  radios,
  shows,
} from './csat-page.ts'
import { setViewport } from './set-viewport.ts'
import { until } from './until.ts'

type Axe = { readonly run: (node: Element) => Promise<AxeResults> }

function axe(): Axe {
  const known = window as unknown as { axe?: Axe }
  if (!known.axe) {
    const script = document.createElement('script')
    script.textContent = axeSource
    document.head.append(script)
  }
  return known.axe!
}

async function violations(host: HTMLElement): Promise<string[]> {
  const { violations } = await axe().run(host)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const focused = (host: HTMLElement) => host.shadowRoot!.activeElement as HTMLElement
const command = (host: HTMLElement, ...args: unknown[]) =>
  (host as unknown as Record<'startSurvey', (...args: unknown[]) => void>).startSurvey(...args)

describeCsat('the place of a survey', () => {
  it('is its own in the page, as high as its content', async () => {
    const host = await askedCsat()
    expect(getComputedStyle(host).position).to.equal('relative')
    expect(card(host)!.getAttribute('role')).to.equal('group')
    expect(host.offsetHeight).to.equal(card(host)!.offsetHeight)
  })

  it('is the corner for what the loader adds: nothing shows until the command', async () => {
    const host = placeCsat({}, document.documentElement)
    await until(() => host.getAttribute('mode') === 'floating', 'its mode')
    expect(card(host)).to.equal(null)
    expect(page.calls).to.deep.equal([])
    command(host, { kind: 'stars' })
    await until(() => radios(host)[0] === focused(host), 'the focus on the first star')
    expect(card(host)!.getAttribute('role')).to.equal('dialog')
    key(host, 'Escape')
    await until(() => card(host) === null, 'the end')
  })

  it('opens for a kind that there is, and tells the page of one that there is not', async () => {
    const host = placeCsat({}, document.documentElement)
    const errors: string[] = []
    host.addEventListener(EVENTS.error, event => errors.push((event as CustomEvent).detail.message))
    command(host, { kind: 'nps' })
    await until(() => errors.length > 0, 'the error')
    expect(errors).to.deep.equal(['no such kind of survey'])
    expect(card(host)).to.equal(null)
  })

  it('is above the button of the chat, whose panel closes', async () => {
    const chat = document.createElement('support-chat') as HTMLElement & Record<string, unknown>
    let isOpen = true
    chat['get'] = () => isOpen
    chat['close'] = () => (isOpen = false)
    document.documentElement.append(chat)
    const host = placeCsat({ open: '' }, document.documentElement)
    await until(
      () => card(host) && innerHeight - card(host)!.getBoundingClientRect().bottom > 20 + 56,
      'its place',
    )
    expect(isOpen).to.equal(false)
    chat.dispatchEvent(new CustomEvent(EVENTS.open, { bubbles: true }))
    await until(() => card(host) === null, 'the end')
  })

  it('has the company’s color', async () => {
    const host = await askedCsat()
    await until(() => host.getAttribute('brand') === '--_brand-accent:#7a2ea0', 'the brand')
  })
})

describeCsat('a survey by the keyboard', () => {
  it('is one stop; arrows move the focus and choose nothing', async () => {
    const host = await askedCsat()
    expect(radios(host).map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1, -1])
    radios(host)[0]!.focus()
    const steps = [
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['ArrowLeft', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 4],
      ['Home', 0],
      ['End', 4],
    ] as const
    for (const [name, index] of steps) {
      key(host, name)
      expect(focused(host), name).to.equal(radios(host)[index])
    }
    expect(page.calls).to.have.length(1)
  })

  it('follows the arrows as they point where one reads from the right', async () => {
    const host = await askedCsat({ locale: 'he' })
    await until(() => findControl(host, '1 מתוך 5, גרוע'), 'Hebrew')
    expect(getComputedStyle(card(host)!).direction).to.equal('rtl')
    expect(radios(host)[0]!.getBoundingClientRect().left).to.be.above(
      radios(host)[4]!.getBoundingClientRect().left,
    )
    radios(host)[0]!.focus()
    key(host, 'ArrowLeft')
    expect(focused(host)).to.equal(radios(host)[1])
  })

  it('keeps the focus on the score, and moves it to what is next when its button goes', async () => {
    const host = await askedCsat()
    const last = radios(host)[4]!
    last.focus()
    last.click()
    await until(() => box(host), 'the box')
    expect(focused(host)).to.equal(radios(host)[4])
    expect(radios(host)[4]!.ariaChecked).to.equal('true')
    const skip = findControl(host, 'Skip')!
    await shows(host, 'Saved')
    skip.focus()
    skip.click()
    await until(() => focused(host)?.textContent === 'Change my answer', 'the focus')
    focused(host).click()
    await until(() => focused(host) === radios(host)[4], 'the focus on the score')
  })

  it('announces thanks', async () => {
    const host = await askedCsat()
    const status = host.shadowRoot!.querySelector('[role=status]')!
    await press(host, '4 of 5, Good')
    await press(host, 'Skip')
    await until(() => status.textContent === 'Thank you for your answer.', 'the thanks')
  })
})

describeCsat('a survey for everyone', () => {
  for (const kind of SURVEY_KINDS) {
    it(`has nothing that axe objects to: ${kind}`, async () => {
      const host = placeCsat({ kind })
      await shows(host, 'How was this conversation?')
      // One score is chosen, the others are not.
      radios(host)[0]?.click()
      await until(() => box(host), 'the box')
      expect(await violations(host)).to.deep.equal([])
    })
  }

  it('has nothing that axe objects to in the dark, and in thanks', async () => {
    const host = await askedCsat({ theme: 'dark' })
    expect(await violations(host)).to.deep.equal([])
    await press(host, '4 of 5, Good')
    await press(host, 'Skip')
    await shows(host, 'Thank you')
    expect(await violations(host)).to.deep.equal([])
  })

  for (const [width, least] of [
    [320, 24],
    [390, 24],
    [1_000, 44],
  ] as const) {
    it(`fits into ${width} px, with targets for fingers`, async () => {
      await setViewport(width, 700)
      try {
        for (const kind of ['emoji', 'stars', 'numbers', 'thumbs']) {
          const host = await askedCsat({ kind })
          for (const radio of radios(host)) {
            const { width: w, height: h } = radio.getBoundingClientRect()
            expect(w, `${kind} ${radio.ariaLabel}`).to.be.at.least(kind === 'numbers' ? least : 44)
            expect(h, kind).to.be.at.least(44)
          }
          expect(document.documentElement.scrollWidth, kind).to.be.at.most(width)
          for (const button of host.shadowRoot!.querySelectorAll('button'))
            expect(button.scrollWidth, `${button.ariaLabel}`).to.be.at.most(button.offsetWidth)
          host.remove()
        }
      } finally {
        await setViewport(1_000, 700)
      }
    })
  }
})

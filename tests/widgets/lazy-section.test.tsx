/** Lazy sections of the host app. */
import { expect } from 'chai'
import { createRoot, type Root } from 'react-dom/client'
import { LazySection } from '#host-app/shared/ui/lazy/lazy-section.tsx'
import { until } from './until.ts'

const HEIGHT_PX = 1_000

let place: HTMLElement
let root: Root

beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'))
  place.style.cssText = 'position: absolute; width: 300px'
  place.attachShadow({
    mode: 'open',
  }).innerHTML = `<style>.room { height: ${HEIGHT_PX}px }</style><div></div>`
  root = createRoot(place.shadowRoot!.querySelector('div')!)
})

afterEach(() => {
  root.unmount()
  place.remove()
})

/** Places the section's top this many px below the viewport. */
const putBelow = (px: number) => {
  place.style.top = `${window.innerHeight + px}px`
}

const isDrawn = () => place.shadowRoot!.querySelector('p') !== null

async function afterFrames(): Promise<void> {
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
}

describe('[MKT-16] a lazy section', () => {
  it('draws its children once 1% of it is within 200 px of the window, and keeps them', async () => {
    putBelow(200 - HEIGHT_PX / 100 + 1)
    root.render(
      <LazySection className="room">
        <p>Here</p>
      </LazySection>,
    )
    await until(() => place.shadowRoot!.querySelector('.room'))
    await afterFrames()
    expect(isDrawn()).to.equal(false)
    putBelow(200 - HEIGHT_PX / 100 - 1)
    await until(isDrawn)
    putBelow(5_000)
    await afterFrames()
    expect(isDrawn()).to.equal(true)
  })
})

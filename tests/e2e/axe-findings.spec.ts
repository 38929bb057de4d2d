/** The axe helper of the other specs reports what it should. */
import { expect, test } from '@playwright/test'
import { axeFindings, axeThemeFindings } from './axe-findings.ts'

test('axe finds an image without a text, in the part, in its frames, and again after a change', async ({
  page,
}) => {
  await page.setContent('<main></main><img src="outside.png">')
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.evaluate(() => {
    document.querySelector('main')!.innerHTML =
      '<img src="a.png"><iframe title="inner" srcdoc="<main><img src=b.png></main>"></iframe>'
  })
  await expect(page.frameLocator('iframe').locator('img')).toHaveCount(1)
  const found = await axeFindings(page, 'main')
  expect(found.filter(line => line.startsWith('image-alt: '))).toEqual([
    'image-alt: <img src="a.png">',
    'image-alt: <img src="b.png">',
  ])
})

test('axe finds a button whose name lacks the text on it', async ({ page }) => {
  await page.setContent(`<main>
    <button aria-label="Assign">Priya</button>
    <button aria-label="Set away: Tom">Set away</button>
    <button aria-label="Close">×</button>
  </main>`)
  expect((await axeFindings(page, 'main')).filter(line => line.startsWith('label-'))).toEqual([
    'label-content-name-mismatch: <button aria-label="Assign">Priya</button>',
  ])
})

test('axe finds words that can hardly be seen in a theme, and nothing of the structure there', async ({
  page,
}) => {
  await page.setContent('<main><p style="color:#777;background:#888">Faint</p><img src="a.png"></main>')
  expect((await axeThemeFindings(page, 'main')).map(line => line.split(':')[0])).toEqual(['color-contrast'])
})

test('axe waits for what fades in, and for nothing that goes on for ever', async ({ page }) => {
  await page.setContent(`<style>
    p { background: #fff; color: #fff; transition: color 0.4s linear }
    p.shown { color: #000 }
    @keyframes turn { to { rotate: 1turn } }
    i { display: block; animation: turn 1s infinite }
  </style><main><p>Fading</p><i></i></main>`)
  await page.locator('p').evaluate(element => {
    element.getBoundingClientRect()
    element.classList.add('shown')
  })
  expect(await axeThemeFindings(page, 'main')).toEqual([])
})

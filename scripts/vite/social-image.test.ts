import { describe, expect, it } from 'vitest'
import { drawPng, withColours } from './social-image.ts'

describe('withColours', () => {
  const styles = ':root { --ink: #0f1c1e; --accent-soft: #abc; --font: Inter; }'

  it('puts the colours of the site into a picture', () => {
    const svg = '<svg fill="var(--ink)"><path stroke="var(--accent-soft)"/></svg>'
    expect(withColours(svg, styles)).toBe('<svg fill="#0f1c1e"><path stroke="#abc"/></svg>')
  })

  it.each(['--gone', '--font'])('refuses %s, which is no colour of the site', name => {
    expect(() => withColours(`<svg fill="var(${name})"/>`, styles)).toThrow(name)
  })
})

it('drawPng draws text and colours of the site', async () => {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63" font-family="Inter">${inside}</svg>`
  const draw = async (inside: string) => Buffer.from(await drawPng(svg(inside)))
  const words = await draw('<text y="40" font-size="40" fill="var(--ink)">Lap</text>')
  expect(words.subarray(1, 4).toString()).toBe('PNG')
  // IHDR: width and height (PNG, section 11.2.1).
  expect([words.readUInt32BE(16), words.readUInt32BE(20)]).toEqual([120, 63])
  expect(words.equals(await draw(''))).toBe(false)
})

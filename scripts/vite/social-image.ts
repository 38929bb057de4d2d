import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const { resolve: fileOf } = createRequire(import.meta.url)
const WEIGHTS = [600, 700]
const STYLES = ['../../contract/theme.css', '../../host-app/app/base.css']
/** The renderer's initialization, which can run only once. */
let ready: Promise<void> | undefined

/** Returns an SVG as PNG. The SVG may use the font Inter and the site's color properties. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  ready ??= initWasm(readFile(fileOf('@resvg/resvg-wasm/index_bg.wasm')))
  await ready
  const styles = await Promise.all(STYLES.map(path => readFile(new URL(path, import.meta.url), 'utf8')))
  const fontBuffers = await Promise.all(
    WEIGHTS.map(weight => readFile(fileOf(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`))),
  )
  return new Resvg(withColours(svg, styles.join('\n')), { font: { fontBuffers } }).render().asPng()
}

/**
 * Returns the SVG with each custom property replaced by its color.
 * @throws Error for a property that the styles don't define.
 */
export function withColours(svg: string, styles: string): string {
  const colours = new Map(
    [...styles.matchAll(/(--[\w-]+):\s*(#\w+);/g)].map(([, name, value]) => [name, value]),
  )
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = colours.get(name)
    if (!colour) throw new Error(`There is no colour ${name}`)
    return colour
  })
}

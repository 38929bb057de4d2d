import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const { resolve: fileOf } = createRequire(import.meta.url)
const WEIGHTS = [600, 700]
const STYLES = ['../../contract/theme.css', '../../host-app/app/base.css']
/** The renderer can be started only once. */
let ready: Promise<void> | undefined

/** The PNG of an SVG that is written in Inter and in the colours of the site. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  ready ??= initWasm(readFile(fileOf('@resvg/resvg-wasm/index_bg.wasm')))
  await ready
  const styles = await Promise.all(STYLES.map(path => readFile(new URL(path, import.meta.url), 'utf8')))
  const fontBuffers = await Promise.all(
    WEIGHTS.map(weight => readFile(fileOf(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`))),
  )
  return new Resvg(withColours(svg, styles.join('\n')), { font: { fontBuffers } }).render().asPng()
}

/** Puts colours in the place of the custom properties that hold them. Throws on one that the styles do not have. */
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

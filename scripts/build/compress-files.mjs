/**
 * Writes the Brotli form of each script and style of a built folder beside it: `a.js.br`. A server would need seconds for
 * it at the first visit. Usage: `node scripts/build/compress-files.mjs <folder>`
 */
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const MIN_BYTES = 1_024
const compress = promisify(brotliCompress)

const folder = process.argv[2] ?? ''
const files = readdirSync(folder, { recursive: true })
  .map(name => join(folder, name))
  .filter(file => /\.(js|css)$/.test(file))

await Promise.all(
  files.map(async file => {
    const bytes = readFileSync(file)
    if (bytes.length < MIN_BYTES) return
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${file}.br`, await compress(bytes, { params }))
  }),
)

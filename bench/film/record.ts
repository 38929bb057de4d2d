/**
 * Records a film of the built product: `npm run film -- NAME OUT` writes OUT.webm, .mp4 and .jpg, and .vtt for captions
 * that aren't in the picture. Needs ffmpeg, and the Chromium of the end-to-end tests.
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs'
import { createServerProcess } from '../../tests/support/server-process.ts'
import { requireFfmpeg, startRecording } from './camera.ts'
import { DESK_FILM } from './desk/desk-film.ts'
import { createDirector, toVtt } from './director.ts'
import { EXIT_FILM } from './exit/exit-film.ts'
import type { Film } from './film.ts'

const FILMS: Readonly<Record<string, Film>> = { exit: EXIT_FILM, desk: DESK_FILM }

async function record(name: string | undefined, out: string | undefined): Promise<void> {
  const film = Object.hasOwn(FILMS, name ?? '') ? FILMS[name!] : undefined
  if (!film || !out)
    throw new Error(`Say which film and where to: npm run film -- ${Object.keys(FILMS).join('|')} OUT`)
  await requireFfmpeg()
  const server = await createServerProcess(film.settings)
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  try {
    await server.start()
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 720 } })
    const page = await context.newPage()
    await film.open(page, server.port)
    const recording = await startRecording(page)
    const director = createDirector(page, { recording, isCaptioned: film.isCaptioned })
    await film.play(director)
    const seconds = recording.time()
    await recording.cut(out)
    if (!film.isCaptioned) await writeFile(`${out}.vtt`, toVtt(director.captions))
    console.log(`${out}: ${seconds.toFixed(1)} s`)
  } finally {
    await browser.close()
    await server.dispose()
  }
}

const [name, out] = process.argv.slice(2)
await record(name, out).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

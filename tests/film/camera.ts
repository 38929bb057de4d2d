import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

type Frame = { readonly file: string; readonly at: number }

/** A film that is being recorded. */
export type Film = {
  /** Seconds since the start of the film. */
  readonly time: () => number
  /** Writes `<out>.webm`, `<out>.mp4` and, from the given second, `<out>.jpg`. Needs ffmpeg. */
  readonly cut: (out: string, posterAt: number) => Promise<void>
}

/** Starts filming a page, one image for each frame that the browser renders. */
export async function startFilm(page: Page): Promise<Film> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const session = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  const writing: Promise<void>[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(6, '0')}.jpg`)
    frames.push({ file, at: metadata.timestamp ?? 0 })
    writing.push(writeFile(file, Buffer.from(data, 'base64')))
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  const began = Date.now()
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 })
  return {
    time: () => (Date.now() - began) / 1_000,
    async cut(out, posterAt) {
      await session.send('Page.stopScreencast')
      await Promise.all(writing)
      const end = Date.now() / 1_000
      const lines = frames.map(({ file, at }, index) => {
        const next = frames[index + 1]?.at ?? end
        return `file '${file}'\nduration ${Math.max(0.001, next - at).toFixed(3)}`
      })
      const list = join(folder, 'list.txt')
      await writeFile(list, `${lines.join('\n')}\nfile '${frames.at(-1)!.file}'\n`)
      const input = ['-y', '-f', 'concat', '-safe', '0', '-i', list]
      await ffmpeg([
        ...input,
        '-vf',
        'fps=20',
        '-c:v',
        'libvpx-vp9',
        '-crf',
        '38',
        '-b:v',
        '0',
        `${out}.webm`,
      ])
      const h264 = ['-c:v', 'libx264', '-crf', '28', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
      await ffmpeg([...input, '-vf', 'fps=20', ...h264, `${out}.mp4`])
      await ffmpeg([
        '-y',
        '-ss',
        String(posterAt),
        '-i',
        `${out}.mp4`,
        '-frames:v',
        '1',
        '-q:v',
        '4',
        `${out}.jpg`,
      ])
      await rm(folder, { recursive: true })
    },
  }
}

function ffmpeg(options: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-loglevel', 'error', ...options], { stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}.`)),
    )
  })
}

import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

type Frame = { readonly file: string; readonly at: number }

/** A page that is being filmed. */
export type Recording = {
  /** Seconds since the start of the film. */
  readonly time: () => number
  /** Writes `<out>.webm`, `<out>.mp4` and the poster `<out>.jpg`. */
  readonly cut: (out: string) => Promise<void>
}

/** A film begins with its title. */
const POSTER_AT_S = '1'
const FRAMES_A_SECOND = ['-vf', 'fps=20']
const WEBM = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4']
const MP4 = ['-c:v', 'libx264', '-crf', '27', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']

/** Starts filming a page, one image for each frame that the browser renders. */
export async function startRecording(page: Page): Promise<Recording> {
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
    async cut(out) {
      const end = Date.now() / 1_000
      await session.send('Page.stopScreencast')
      await Promise.all(writing)
      const list = join(folder, 'list.txt')
      await writeFile(list, frameList(frames, end))
      const input = ['-y', '-f', 'concat', '-safe', '0', '-i', list, ...FRAMES_A_SECOND]
      await Promise.all([
        ffmpeg([...input, ...WEBM, `${out}.webm`]),
        ffmpeg([...input, ...MP4, `${out}.mp4`]),
      ])
      const poster = ['-frames:v', '1', '-q:v', '3', `${out}.jpg`]
      await ffmpeg(['-y', '-ss', POSTER_AT_S, '-i', `${out}.mp4`, ...poster])
      await rm(folder, { recursive: true })
    },
  }
}

/** Returns the frames as a list for ffmpeg's concat demuxer, each shown until the next. */
function frameList(frames: readonly Frame[], end: number): string {
  const lines = frames.map(({ file, at }, index) => {
    const next = frames[index + 1]?.at ?? end
    return `file '${file}'\nduration ${Math.max(0.001, next - at).toFixed(3)}`
  })
  return `${lines.join('\n')}\nfile '${frames.at(-1)!.file}'\n`
}

/** @throws Error that says how to install ffmpeg if it is missing. */
export async function requireFfmpeg(): Promise<void> {
  await ffmpeg(['-version']).catch(() => {
    throw new Error(
      'A film needs ffmpeg, which was not found. Install it: apt-get install ffmpeg, or brew install ffmpeg.',
    )
  })
}

function ffmpeg(options: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-loglevel', 'error', ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}.`)),
    )
  })
}

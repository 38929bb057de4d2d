import type { PageFinding } from '#contract/constants/embed-doctor.ts'
import type { LAUNCHER_CLASS } from '#contract/embed.ts'

const LAUNCHER: typeof LAUNCHER_CLASS = 'launcher'
/** A launcher without a brand in its tag is drawn once the brand has come, or is late. */
const TRIES = 16
const TRY_EVERY_MS = 250

/**
 * Returns whether the visitor can reach the chat's launcher: `launcher-outside` if its center isn't on the screen, and
 * `launcher-covered` if something else is in front of it. Null if it can be reached, is hidden by a command, or the chat
 * has none.
 */
export async function findLauncherProblem(chat: HTMLElement): Promise<PageFinding | null> {
  const mode = chat.getAttribute('mode') ?? 'floating'
  if (mode !== 'floating' && mode !== 'iframe') return null
  const launcher = await launcherOf(chat)
  if (!launcher || chat.hidden || launcher.ariaExpanded === 'true') return null
  const { left, top, width, height } = launcher.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'launcher-outside'
  const front = document.elementFromPoint(x, y)
  return front === chat || chat.contains(front) ? null : 'launcher-covered'
}

async function launcherOf(chat: HTMLElement): Promise<Element | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const launcher = chat.shadowRoot?.querySelector(`.${LAUNCHER}`)
    if (launcher) return launcher
    await new Promise(resolve => setTimeout(resolve, TRY_EVERY_MS))
  }
  return null
}

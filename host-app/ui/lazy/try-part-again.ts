import { LostPart } from './lost-part.ts'

type Ways = {
  /** Loads the part again. */
  readonly load: () => Promise<unknown>
  /** Whether the server answers at all; never rejects. */
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
}

/**
 * Handles a press on "Try again". `back`: the part has loaded. `reloading`: it failed although the server is
 * reachable, because its file is gone or the browser remembers the failed import (whatwg/html#6768), so the
 * page reloads. `away`: the server is unreachable, and a reload would only lose the page.
 */
export async function tryPartAgain(
  error: unknown,
  { load, isReachable, reload }: Ways,
): Promise<'back' | 'reloading' | 'away'> {
  if (error instanceof LostPart) {
    const isBack = await load().then(
      () => true,
      () => false,
    )
    if (isBack) return 'back'
  }
  if (!(await isReachable())) return 'away'
  reload()
  return 'reloading'
}

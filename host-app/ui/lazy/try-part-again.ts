import { LostPart } from './lost-part.ts'

type Ways = {
  /** Asks for the part once more. */
  readonly load: () => Promise<unknown>
  /** Whether the server answers at all; never rejects. */
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
}

/**
 * What a press on "Try again" does. `back`: the part is here. `reloading`: it stays away though there is a server, since
 * its file is gone or the browser remembers the failed import (whatwg/html#6768), so the page is loaded anew. `away`: the
 * server cannot be reached, and a reload would only lose the page.
 */
export async function tryPartAgain(
  error: unknown,
  { load, isReachable, reload }: Ways,
): Promise<'back' | 'reloading' | 'away'> {
  if (error instanceof LostPart && !error.isStyle) {
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

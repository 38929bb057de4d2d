import { SITE_STORAGE_KEYS } from '#contract/constants/site.ts'
import { type ExitEvent, type ExitPage, type ExitState, watchExit } from '#core/site/exit-intent.ts'
import type { TolerantStorage } from '../../adapters/browser/tolerant-storage.ts'

type ExitListener = {
  readonly session: ExitPage['session']
  readonly storage: TolerantStorage
  /** Called at most once per session; the storage has recorded it by then. */
  readonly onExit: () => void
}

/** Detects that a visitor is about to leave the page. Returns the function that stops. */
export function listenForExit({ session, storage, onExit }: ExitListener): () => void {
  const { pathname: path } = window.location
  let state: ExitState = { kind: 'watching', y: window.scrollY, path, isArriving: false }
  const listening = new AbortController()

  function hear(event: ExitEvent): void {
    state = watchExit(state, event, {
      path: window.location.pathname,
      session,
      wasShown: storage.getItem(SITE_STORAGE_KEYS.exitShown) !== null,
      isBusy: document.querySelector('dialog:modal') !== null,
    })
    if (state.kind !== 'shown') return
    listening.abort()
    storage.setItem(SITE_STORAGE_KEYS.exitShown, '1')
    onExit()
  }

  const options = { passive: true, signal: listening.signal }
  document.addEventListener(
    'mouseout',
    // Without a related element, the pointer has left the window.
    ({ clientY, relatedTarget }) => relatedTarget === null && hear({ type: 'pointer-left', y: clientY }),
    options,
  )
  window.addEventListener('keydown', ({ key }) => hear({ type: 'key', key }), options)
  window.addEventListener('scroll', () => hear({ type: 'scroll', y: window.scrollY }), options)
  return () => listening.abort()
}

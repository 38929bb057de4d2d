import type { ChatStores } from '../conversation/chat-stores.ts'
import type { VisitorStorage } from './visitor-storage.ts'

/**
 * Stores the visitor's settings when they change: the sound, and whether the privacy notice was dismissed, also
 * before this code had loaded. Returns a function that stops it.
 */
export function keepSettings(
  { $isMuted, $isPrivacyNoticeShown }: ChatStores,
  storage: VisitorStorage,
): () => void {
  const known = storage.read()

  function keep(isMuted: boolean, isPrivacyNoticeDismissed: boolean): void {
    const before = storage.read()
    if (before.isMuted === isMuted && before.isPrivacyNoticeDismissed === isPrivacyNoticeDismissed) return
    storage.change({ isMuted, isPrivacyNoticeDismissed })
  }

  const keepBoth = () => keep($isMuted.get(), !$isPrivacyNoticeShown.get())
  keep(known.isMuted || $isMuted.get(), known.isPrivacyNoticeDismissed || !$isPrivacyNoticeShown.get())
  const stops = [$isMuted.listen(keepBoth), $isPrivacyNoticeShown.listen(keepBoth)]
  return () => {
    for (const stop of stops) stop()
  }
}

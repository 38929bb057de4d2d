import { SITE_STORAGE_KEYS } from '#contract/constants/site.ts'
import { createTolerantStorage } from '../browser/tolerant-storage.ts'

/**
 * Resolves once the page may be shown: at once, or after the passphrase if `preview-gate.js` has marked the
 * page (GATE-01). Cosmetic only: the page's content is not protected.
 */
export async function passGate(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['previewGate'] === undefined) return
  const { showGate } = await import('./gate-screen.tsx')
  await showGate(dataset['previewGate'] || null)
  createTolerantStorage(() => localStorage).setItem(SITE_STORAGE_KEYS.previewPass, '1')
  delete dataset['previewGate']
}

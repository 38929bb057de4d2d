import { SITE_STORAGE_KEYS } from '#contract/constants/site.ts'
import { createTolerantStorage } from '../../adapters/browser/tolerant-storage.ts'

/**
 * Resolves once nothing stands before the page: at once, or when the passphrase was entered where `preview-gate.js` has
 * marked the page (GATE-01). Cosmetic: whoever wants to read the page without it can.
 */
export async function passGate(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['previewGate'] === undefined) return
  const { showGate } = await import('./gate-screen.tsx')
  await showGate(dataset['previewGate'] || null)
  createTolerantStorage(() => localStorage).setItem(SITE_STORAGE_KEYS.previewPass, '1')
  delete dataset['previewGate']
}

import { PREVIEW_PASS_KEY } from '#contract/constants/site.ts'

/**
 * Resolves once nothing stands before the page: at once, or when the passphrase was entered where `preview-gate.js` has
 * marked the page (GATE-01). Cosmetic: whoever wants to read the page without it can.
 */
export async function passGate(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['previewGate'] === undefined) return
  const { showGate } = await import('./show-gate.tsx')
  await showGate(dataset['previewGate'] || null)
  remember()
  delete dataset['previewGate']
}

/** Where storage is blocked, the next page asks again. */
function remember(): void {
  try {
    localStorage.setItem(PREVIEW_PASS_KEY, '1')
  } catch {}
}

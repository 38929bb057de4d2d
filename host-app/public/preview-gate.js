/*
 * Stands first in a page behind the preview gate: marks it, so that it stays hidden (base.css) until `pass-gate.ts` has
 * asked for the passphrase. The mark holds the passphrase where the server names it. Without scripts there is no gate:
 * it keeps no secret, it only tells that this is a preview.
 */
{
  let isPassed = false
  try {
    isPassed = localStorage.getItem('preview_pass') !== null
  } catch {
    // Storage may be blocked; then the gate asks on every page.
  }
  if (!isPassed)
    document.documentElement.dataset.previewGate = document.currentScript.dataset.passphrase ?? ''
}

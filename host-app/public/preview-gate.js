/*
 * The first script of a page behind the preview gate: marks the page, so that it stays hidden (base.css) until
 * `pass-gate.ts` has asked for the passphrase. The mark contains the passphrase if the server reveals it. Without
 * scripts there is no gate: it protects no secret, it only says that this is a preview.
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

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Renders a dialog with a form at the end of the page, because no form may be inside another (HTML Living Standard 4.10.3):
 * its submit event would not bubble, and the browser would reload the page.
 */
export function OutsideForm({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body)
}

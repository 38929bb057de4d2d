import { type RefObject, useEffect, useRef } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import css from './modal-panel.css?inline'

const SELECTOR = 'a[href], button, input, textarea, select, [tabindex="0"]'

/**
 * Makes the panel around it modal, which fills the screen: Tab stays inside, and the panel covers the part of the screen
 * that the keyboard and the browser's bars leave free. Renders nothing visible. Loads only where a panel fills the screen.
 */
export function ModalPanel() {
  const place = useRef<HTMLSpanElement>(null)
  useStyleSheet(place, css)
  useFocusTrap(place)
  useFreeScreen(place)
  return <span ref={place} hidden />
}

type Place = RefObject<HTMLElement | null>

function panelOf(place: Place): HTMLElement {
  return place.current!.closest<HTMLElement>('.panel')!
}

function useFocusTrap(place: Place): void {
  useEffect(() => {
    const panel = panelOf(place)

    function keepInside(event: KeyboardEvent): void {
      if (event.key !== 'Tab' || event.defaultPrevented) return
      const all = focusables(panel)
      const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
      if (event.composedPath()[0] !== from) return
      event.preventDefault()
      to?.focus()
    }

    panel.ariaModal = 'true'
    panel.addEventListener('keydown', keepInside)
    return () => {
      panel.ariaModal = null
      panel.removeEventListener('keydown', keepInside)
    }
  }, [place])
}

/**
 * Follows the visual viewport: on phones, the keyboard covers a part of the layout viewport, to which `position: fixed` and
 * `dvh` refer. Not while the visitor has zoomed in, because the viewport is then a part of the panel.
 */
function useFreeScreen(place: Place): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const { style } = panelOf(place)
    if (!viewport) return

    function follow(): void {
      const { offsetTop, height, scale } = viewport!
      if (scale > 1.01) return
      style.top = `${offsetTop}px`
      style.height = `${height}px`
    }

    follow()
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
      style.top = style.height = ''
    }
  }, [place])
}

/** Returns the elements that Tab reaches inside an element, in order, also inside shadow roots. */
function focusables(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap(element => [
    ...(isReached(element) ? [element] : []),
    ...(element.shadowRoot ? focusables(element.shadowRoot) : []),
  ])
}

function isReached(element: HTMLElement): boolean {
  return (
    element.matches(SELECTOR) && !element.matches(':disabled, [tabindex="-1"]') && element.offsetWidth > 0
  )
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'

type ModalProps = {
  readonly className: string | undefined
  /** Its name, or the id of the element that has it. */
  readonly name: { readonly label: string } | { readonly labelledBy: string }
  /** A press beside it closes it as well. */
  readonly closesOutside?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog without any look, open as long as it is rendered. The browser keeps the focus inside, closes it by
 * Escape and gives the focus back.
 */
export function Modal({ className, name, closesOutside = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it still is in the document: a dialog that was taken out of it gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    return () => element.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={className}
      {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy })}
      closedby={closesOutside ? 'any' : 'closerequest'}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      // Where nobody has touched the page yet, a browser closes it without asking.
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}

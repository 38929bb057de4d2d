import { type ReactNode, useLayoutEffect, useRef } from 'react'

type ModalProps = {
  readonly className: string | undefined
  /** Its accessible name, or the id of the element that has it. */
  readonly name: { readonly label: string } | { readonly labelledBy: string }
  /** Whether a press on the backdrop closes it. */
  readonly closesOutside?: boolean
  /** Null for a dialog that closes only when it is no longer rendered. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
}

/**
 * An unstyled modal dialog. Open while rendered. The browser traps the focus, closes it on Escape and
 * returns the focus.
 */
export function Modal({ className, name, closesOutside = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closes it while it is still in the document: a removed dialog would not return the focus.
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
      closedby={onClose === null ? 'none' : closesOutside ? 'any' : 'closerequest'}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
      // Before any interaction with the page, a browser closes the dialog without a `cancel` event.
      onClose={() => (onClose ? onClose() : dialog.current?.isConnected && dialog.current.showModal())}
    >
      {children}
    </dialog>
  )
}

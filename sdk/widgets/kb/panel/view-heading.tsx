import { type ReactNode, useEffect, useRef } from 'react'
import type { KbSession } from '../kb-session.ts'

type Props = {
  readonly session: KbSession
  readonly className: string
  readonly dir?: 'ltr' | 'rtl'
  readonly lang?: string
  readonly children: ReactNode
}

/** The heading of a view. It takes the focus when the visitor opens the view. */
export function ViewHeading({ session, children, ...attributes }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (session.claimFocus()) heading.current?.focus()
  }, [session])

  return (
    <h2 ref={heading} tabIndex={-1} data-heading {...attributes}>
      {children}
    </h2>
  )
}

import { useEffect, useRef } from 'react'

type SupportChatProps = {
  readonly tenant: string
  readonly email?: string | undefined
  readonly locale?: string | undefined
  /** Called with the number of messages that the visitor has not seen. */
  readonly onUnread: (count: number) => void
}

/** `<support-chat>` as a React component: props become attributes, events call back. */
export function SupportChat({ onUnread, ...attributes }: SupportChatProps) {
  const element = useRef<HTMLElement>(null)

  useEffect(() => {
    const chat = element.current
    const heard = (event: Event) => onUnread((event as CustomEvent<{ count: number }>).detail.count)
    chat?.addEventListener('support:unread', heard)
    return () => chat?.removeEventListener('support:unread', heard)
  }, [onUnread])

  return <support-chat ref={element} {...attributes} />
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'support-chat': React.HTMLAttributes<HTMLElement> & {
        ref?: React.Ref<HTMLElement>
        tenant?: string | undefined
        email?: string | undefined
        name?: string | undefined
        locale?: string | undefined
      }
    }
  }
}

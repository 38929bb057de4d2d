import type { Message } from '#contract/entities/message.ts'
import { MessageBubble } from '../admin/conversations/thread/messages/message-bubble.tsx'
import { PictureFrame } from './picture-frame.tsx'

type ThreadPictureProps = { readonly title: string; readonly messages: readonly Message[] }

/** A made-up conversation, rendered with the inbox's own components so that it is never out of date. */
export function ThreadPicture({ title, messages }: ThreadPictureProps) {
  return (
    <PictureFrame title={title}>
      {messages.map(message => (
        <MessageBubble key={message.id} message={message} customer="Visitor" hasTime={false} />
      ))}
    </PictureFrame>
  )
}

import type { Message } from '#contract/entities/message.ts'
import { MessageBubble } from '../admin/conversations/thread/messages/message-bubble.tsx'
import { PictureFrame } from './picture-frame.tsx'
import { SAMPLE_THREADS, type SampleThreadName } from './sample-threads.ts'

/** Returns the picture of a made-up conversation. */
export function sampleThread(name: SampleThreadName) {
  const { title, messages } = SAMPLE_THREADS[name]
  return function SampleThread() {
    return <ThreadPicture title={title} messages={messages} />
  }
}

type ThreadPictureProps = { readonly title: string; readonly messages: readonly Message[] }

/** A made-up conversation, rendered with the inbox's own components so that it is never out of date. */
function ThreadPicture({ title, messages }: ThreadPictureProps) {
  return (
    <PictureFrame title={title}>
      {messages.map(message => (
        <MessageBubble key={message.id} message={message} customer="Visitor" hasTime={false} />
      ))}
    </PictureFrame>
  )
}

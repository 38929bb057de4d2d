import type { StaffConversation } from '#contract/entities/conversation.ts'
import { PictureFrame } from './picture-frame.tsx'
import { SampleRows } from './sample-rows.tsx'

type ListPictureProps = {
  readonly title: string
  readonly conversations: readonly StaffConversation[]
  readonly openId?: string
}

/** Rows of the inbox in a frame. */
export function ListPicture({ title, conversations, openId }: ListPictureProps) {
  return (
    <PictureFrame title={title} isFlush>
      <SampleRows conversations={conversations} openId={openId} />
    </PictureFrame>
  )
}

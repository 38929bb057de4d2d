import { PictureFrame } from './picture-frame.tsx'
import { SAMPLE_LISTS, type SampleListName } from './sample-lists.ts'
import { SampleRows } from './sample-rows.tsx'

/** Returns the picture of a made-up list: rows of the inbox in a frame. */
export function listPicture(name: SampleListName) {
  const { title, conversations, ...rest } = SAMPLE_LISTS[name]
  const openId = 'open' in rest ? conversations[rest.open]?.id : undefined
  return function ListPicture() {
    return (
      <PictureFrame title={title} isFlush>
        <SampleRows conversations={conversations} openId={openId} />
      </PictureFrame>
    )
  }
}

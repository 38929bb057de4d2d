import type { OutgoingFile } from '#core/conversation/state.ts'
import type { ThreadEntry } from '#core/conversation/view/view.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { ANSWER_MESSAGES } from '#sdk/locales/chat/en/answer.ts'
import { FileIcon } from '#sdk/ui/controls/file-icon.tsx'
import { fill } from '#sdk/ui/text/fill.ts'
import { formatSize } from '#sdk/ui/text/format-size.ts'
import type { ChatSession } from '../chat-session.ts'

type Props = {
  readonly entry: ThreadEntry
  readonly file: OutgoingFile
  readonly dispatch: ChatSession['dispatch']
}

/** A file that is being uploaded: its progress, and a button to cancel. */
export function OutgoingFileRow({ entry: { key, delivery }, file, dispatch }: Props) {
  const { t, locale } = useChatMessages(ANSWER_MESSAGES)
  const { name, size, progress } = file
  return (
    <>
      <span className="file">
        <FileIcon />
        <span className="file-words">
          <bdi className="file-name">{name}</bdi>
          <span className="file-facts">{formatSize(size, locale)}</span>
        </span>
      </span>
      {delivery !== 'failed' && (
        <span className="upload">
          <progress value={progress} max={1} aria-label={fill(t.uploading, { name })} />
          <button
            type="button"
            className="link"
            onClick={() => dispatch({ type: 'discarded', clientId: key })}
          >
            {t.cancel}
          </button>
        </span>
      )}
    </>
  )
}

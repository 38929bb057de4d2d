import { fill } from '../../ui/fill.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWording } from '../../ui/wording.ts'
import { UPLOAD_LIMITS } from './attach-limits.ts'
import type { RefusedFile } from './chat-session.ts'

const REASONS = { 'too-large': 'fileTooLarge', 'too-many': 'fileTooMany', empty: 'fileEmpty' } as const

type Props = { readonly files: readonly RefusedFile[]; readonly onDismiss: () => void }

/** Says which files were not taken, and why. */
export function RefusedFiles({ files, onDismiss }: Props) {
  const { words } = useWording()
  return (
    <div className="refused">
      <ul>
        {files.map(({ name, reason }) => (
          <li key={name}>{fill(words[REASONS[reason]], { ...UPLOAD_LIMITS, name })}</li>
        ))}
      </ul>
      <button type="button" className="tool" aria-label={words.dismiss} onClick={onDismiss}>
        <Icon shape="close" />
      </button>
    </div>
  )
}

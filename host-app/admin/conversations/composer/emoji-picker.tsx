import { Smile } from 'lucide-react'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import styles from './emoji-picker.module.css'

/** What people write to customers most, by mood. */
const EMOJIS = [
  ...['😀', '😊', '😉', '😂', '🥲', '😅', '😍', '🤗'],
  ...['👍', '👋', '🙏', '👏', '💪', '🤝', '👌', '✌️'],
  ...['🎉', '✨', '❤️', '🚀', '✅', '⏳', '🤔', '😔'],
]

/** Inserts an emoji into the text. */
export function EmojiPicker({ onPick }: { readonly onPick: (emoji: string) => void }) {
  return (
    <Popover
      label="Insert an emoji"
      button={
        <span title="Emoji">
          <Smile size={16} aria-hidden="true" />
          <span className="visually-hidden">Emoji</span>
        </span>
      }
    >
      {close => (
        <div className={styles['emojis']}>
          {EMOJIS.map(emoji => (
            <button
              key={emoji}
              type="button"
              onClick={() => {
                close()
                onPick(emoji)
              }}
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
    </Popover>
  )
}

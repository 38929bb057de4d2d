import { Sparkles } from 'lucide-react'
import styles from './avatar.module.css'

/** How many pairs of colors there are for faces, `--face-1` and so on. */
const TONES = 5

type AvatarProps = {
  readonly name: string
  /** Adds a dot for the presence, which the text beside it says, too. */
  readonly status?: 'active' | 'away' | undefined
}

/**
 * A person's initials in a disc of their color. Decorative, because the name is next to it: its style sheet draws the letters,
 * so that they are no text of a button with a face.
 */
export function Avatar({ name, status }: AvatarProps) {
  const words = name.split(/[\s@._-]+/).filter(Boolean)
  const letters = words.slice(0, 2).map(word => [...word][0]?.toUpperCase() ?? '')
  return (
    <span
      className={styles['avatar']}
      data-tone={toneOf(words[0] ?? '')}
      data-status={status}
      data-letters={letters.join('')}
      aria-hidden="true"
    />
  )
}

/** The AI's disc. Decorative, as a person's. */
export function AiAvatar() {
  return (
    <span className={`${styles['avatar']} ${styles['ai']}`} aria-hidden="true">
      <Sparkles />
    </span>
  )
}

/** By the first name alone: in some places that is all there is of a colleague's name. */
function toneOf(firstName: string): number {
  let sum = 0
  for (const letter of firstName.toLowerCase()) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003
  return (sum % TONES) + 1
}

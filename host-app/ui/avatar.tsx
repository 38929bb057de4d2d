import styles from './avatar.module.css'

/** A person's initials in a disc. Decorative: the name is next to it. */
export function Avatar({ name, look = 'person' }: { name: string; look?: 'person' | 'customer' }) {
  const words = name.split(/[\s@._-]+/).filter(Boolean)
  const letters = words.slice(0, 2).map(word => [...word][0]?.toUpperCase() ?? '')
  return (
    <span className={`${styles['avatar']} ${styles[look]}`} aria-hidden="true">
      {letters.join('')}
    </span>
  )
}

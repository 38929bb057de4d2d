import { Link } from 'react-router-dom'
import type { SectionOf } from './section-of.ts'
import styles from './text.module.css'

/** Plain paragraphs beside their heading. */
export function Text({ paragraphs, link }: Pick<SectionOf<'text'>, 'paragraphs' | 'link'>) {
  return (
    <div className={styles['text']}>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && <Link to={link.to}>{link.label}</Link>}
    </div>
  )
}

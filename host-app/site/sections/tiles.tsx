import { Picture } from '../../pictures/picture.tsx'
import type { SectionOf } from './section-of.ts'
import styles from './tiles.module.css'

/** Short points, each in a tile with its picture. A third tile is as wide as the others together. */
export function Tiles({ tiles }: Pick<SectionOf<'tiles'>, 'tiles'>) {
  return (
    <div className={styles['tiles']}>
      {tiles.map(({ title, text, picture }) => (
        <article key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <Picture name={picture} />
        </article>
      ))}
    </div>
  )
}

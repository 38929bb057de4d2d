import { BRAND } from '#contract/brand.ts'
import type { ComparePage } from '../content/page.ts'
import styles from './compare-table.module.css'

type CompareTableProps = Pick<ComparePage, 'competitor' | 'rows'>

/** A comparison by topic. On a small screen the facts of each product are below its name. */
export function CompareTable({ competitor, rows }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: in a narrow window the table scrolls sideways.
    <section className={styles['scroll']} tabIndex={0} aria-label={`${BRAND.name} and ${competitor}`}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <td />
            <th scope="col">{BRAND.name}</th>
            <th scope="col">{competitor}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ topic, ours, theirs }) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              <td data-label={BRAND.name}>{ours}</td>
              <td data-label={competitor}>
                {theirs.text}{' '}
                <a href={theirs.source.url} rel="nofollow noreferrer">
                  {theirs.source.name}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

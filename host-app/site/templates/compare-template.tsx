import { BRAND } from '#contract/brand.ts'
import { formatDay } from '#core/text/format-day.ts'
import type { ComparePage } from '../content/page.ts'
import { ClosingBand } from '../sections/closing-band.tsx'
import { Contrast } from '../sections/contrast.tsx'
import { Faq } from '../sections/faq.tsx'
import { SectionFrame } from '../sections/section-frame.tsx'
import styles from './compare-template.module.css'
import { PageHead } from './page-head.tsx'

/** A comparison of two products, with the source of each fact and the date it was checked. */
export function CompareTemplate({ page }: { readonly page: ComparePage }) {
  const { competitor, verdict, moving } = page
  return (
    <>
      <PageHead eyebrow="Comparison" heading={page.heading} lead={page.lead} />
      <SectionFrame kind="verdict" heading={`${competitor} or ${BRAND.name}?`}>
        <div className={styles['verdict']}>
          <div>
            <h3>{competitor}</h3>
            <p>{verdict.theirs}</p>
          </div>
          <div>
            <h3>{BRAND.name}</h3>
            <p>{verdict.ours}</p>
          </div>
        </div>
      </SectionFrame>
      <SectionFrame
        kind="facts"
        heading="Fact by fact"
        intro={`Looked up on ${formatDay(page.checked)}. Each fact about ${competitor} links to its source, and may have changed since.`}
      >
        <CompareTable competitor={competitor} rows={page.rows} />
      </SectionFrame>
      <SectionFrame kind="better" heading={`When ${BRAND.name} fits, and when it doesn’t`}>
        <Contrast
          good={{ title: `Reasons for ${BRAND.name}`, items: page.worse }}
          bad={{ title: 'Choose another product if', items: page.better }}
        />
      </SectionFrame>
      <SectionFrame kind="moving" heading={moving.heading}>
        <ol className={styles['moving']}>
          {moving.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </SectionFrame>
      <SectionFrame kind="faq" heading="Questions about the two">
        <Faq questions={page.questions} />
      </SectionFrame>
      <ClosingBand {...page.closing} />
    </>
  )
}

type CompareTableProps = Pick<ComparePage, 'competitor' | 'rows'>

/** A comparison by topic. On a small screen the facts of each product are below its name. */
function CompareTable({ competitor, rows }: CompareTableProps) {
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

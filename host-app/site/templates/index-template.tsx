import { Link } from 'react-router-dom'
import { formatDay } from '#core/text/format-day.ts'
import type { IndexPage } from '../content/page.ts'
import { ClosingBand } from '../sections/closing-band.tsx'
import evenRows from '../sections/even-rows.module.css'
import { PageName } from '../sections/page-name.tsx'
import { SectionFrame } from '../sections/section-frame.tsx'
import styles from './index-template.module.css'
import { PageHead } from './page-head.tsx'

/** Lists of links to other pages. */
export function IndexTemplate({ page }: { readonly page: IndexPage }) {
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      {page.lists.map(({ heading, items }) => (
        <SectionFrame key={heading} kind="index" heading={heading}>
          <ul
            className={
              items.some(({ text }) => text) ? `${styles['list']} ${evenRows['even']}` : styles['list']
            }
          >
            {items.map(({ to, name, text, date }) => (
              <li key={to}>
                <h3>
                  <Link to={to}>{name ?? <PageName path={to} />}</Link>
                </h3>
                {text && <p>{text}</p>}
                {date && <time dateTime={date}>{formatDay(date)}</time>}
              </li>
            ))}
          </ul>
        </SectionFrame>
      ))}
      <ClosingBand {...page.closing} />
    </>
  )
}

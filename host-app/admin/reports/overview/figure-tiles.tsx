import { REPORT_FIGURES } from '#contract/constants/reports.ts'
import type { ReportBucket, ReportOverview } from '#contract/entities/report.ts'
import tiles from '../figures/figure-tile.module.css'
import { FigureTile } from '../figures/figure-tile.tsx'
import { useReports } from '../filters/use-reports.ts'

/** The four figures above the charts, with the color and the values of their small lines. */
const MAIN = {
  conversations: { color: 0, valueOf: (bucket: ReportBucket) => bucket.conversations },
  ai_confirmed: {
    color: 1,
    valueOf: ({ resolved, ai_confirmed }: ReportBucket) => (resolved === 0 ? null : ai_confirmed / resolved),
  },
  first_reply: { color: 2, valueOf: (bucket: ReportBucket) => bucket.first_reply },
  satisfaction: {
    color: 3,
    valueOf: ({ ratings, satisfied }: ReportBucket) => (ratings === 0 ? null : satisfied / ratings),
  },
} as const

/** All others, so that none is forgotten. */
const MORE = REPORT_FIGURES.filter(name => !Object.hasOwn(MAIN, name))

/** The main figures. */
export function FigureTiles({ overview: { figures, series } }: { readonly overview: ReportOverview }) {
  const { drillLink } = useReports()
  return (
    <ul className={tiles['tiles']} aria-label="Main figures">
      {(Object.keys(MAIN) as (keyof typeof MAIN)[]).map(name => (
        <FigureTile
          key={name}
          figure={name}
          data={figures[name]}
          href={drillLink({ figure: name })}
          trend={{ color: MAIN[name].color, values: series.map(MAIN[name].valueOf) }}
        />
      ))}
    </ul>
  )
}

/** All other figures: SLA and voice among them. */
export function MoreFigures({ figures }: { readonly figures: ReportOverview['figures'] }) {
  const { drillLink } = useReports()
  return (
    <ul className={`${tiles['tiles']} ${tiles['small']}`} aria-label="More figures">
      {MORE.map(name => (
        <FigureTile key={name} figure={name} data={figures[name]} href={drillLink({ figure: name })} />
      ))}
    </ul>
  )
}

import { EMBED_SITES_POLL_MS } from '#contract/constants/embed-doctor.ts'
import type { EmbedSite } from '#contract/entities/embed-report.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import { CodeToCopy } from '../../common/code-to-copy.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import { StateMark } from '../health/state-mark.tsx'
import { findingHelp } from './finding-help.ts'
import { policySources } from './policy-sources.ts'
import styles from './sites-section.module.css'

const FEATURE_NAMES = {
  chat: 'Chat',
  ticket: 'Tickets',
  kb: 'Articles',
  voice: 'Voice',
  csat: 'Surveys',
} as const

type Props = {
  /** The product's origin. */
  readonly origin: string
  readonly tenant: string
}

/** The sites on which the widgets run, as their pages report it, with each problem and its remedy. */
export function SitesSection({ origin, tenant }: Props) {
  const sites = useApi('listEmbedSites', {}, { refetchInterval: EMBED_SITES_POLL_MS })
  return (
    <Section
      title="Where it runs"
      lead="Each page with the tag reports whether it works and what blocks it. It tells us nothing about the visitor."
    >
      <QueryState query={sites} label="Loading your sites">
        {({ sites }) => (
          <>
            <p role="status">
              <Summary sites={sites} />
            </p>
            {sites.length === 0 ? (
              <Waiting origin={origin} tenant={tenant} />
            ) : (
              <ul className={styles['sites']}>
                {sites.map(site => (
                  <Site key={site.origin} site={site} origin={origin} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryState>
    </Section>
  )
}

function Summary({ sites }: { readonly sites: readonly EmbedSite[] }) {
  if (sites.length === 0) return <>Waiting for the first page with the tag…</>
  const problems = sites.filter(({ findings }) => findings.length > 0).length
  const where = sites.length === 1 ? '1 site' : `${sites.length} sites`
  if (problems === 0) return <StateMark state="ok" word={`Running on ${where}`} />
  return <StateMark state="attention" word={`Running on ${where}, ${problems} with problems`} />
}

/** What to check when a page has the tag and no report comes. */
function Waiting({ origin, tenant }: Props) {
  const { 'script-src': scripts, 'connect-src': connections } = policySources(origin)
  return (
    <details className={styles['help']}>
      <summary>The tag is in my page, and nothing appears here</summary>
      <ul>
        <li>
          Open the page in a browser without an ad blocker, and accept its cookie banner. Both can hold the
          tag back.
        </li>
        <li>
          Check that the tag says <code>data-tenant="{tenant}"</code>.
        </li>
        <li>A frame without the script reports nothing.</li>
        <li>If the page has a content security policy, it must allow these sources:</li>
      </ul>
      <CodeToCopy name="the sources" code={`script-src ${scripts}; connect-src ${connections}`} />
    </details>
  )
}

function Site({ site, origin }: { readonly site: EmbedSite; readonly origin: string }) {
  const now = useNow()
  const { features, mode, last_seen_at, first_seen_at, findings } = site
  const shown = features.map(feature => FEATURE_NAMES[feature]).join(', ')
  return (
    <li>
      <h3>
        <bdi>{site.origin}</bdi>
        <StateMark state={findings.length > 0 ? 'attention' : 'ok'} />
      </h3>
      <p className={styles['facts']}>
        {shown || 'No widget on the page'} · {mode === 'iframe' ? 'in a frame' : 'in the page'} · last seen{' '}
        <When at={last_seen_at} now={now} /> on <bdi>{site.path}</bdi> · first seen{' '}
        <When at={first_seen_at} now={now} />
      </p>
      {findings.length > 0 && (
        <ul className={styles['findings']}>
          {findings.map(found => (
            <Finding key={found.finding} found={found} site={site.origin} origin={origin} now={now} />
          ))}
        </ul>
      )}
    </li>
  )
}

type FindingProps = {
  readonly found: EmbedSite['findings'][number]
  readonly site: string
  readonly origin: string
  readonly now: number
}

function Finding({ found, site, origin, now }: FindingProps) {
  const { title, text, remedy, code, codeName = '' } = findingHelp(found.finding, origin, site)
  return (
    <li>
      <h4>{title}</h4>
      <p>
        {text}{' '}
        <span className={styles['facts']}>
          Last reported <When at={found.last_seen_at} now={now} /> by <bdi>{found.path}</bdi>.
        </span>
      </p>
      <p>{remedy}</p>
      {code && <CodeToCopy name={codeName} code={code} />}
    </li>
  )
}

import { Check } from 'lucide-react'
import type { Setup } from '#contract/routes/settings.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { Page } from '../common/page.tsx'
import { QueryState } from '../common/query-state.tsx'
import styles from './setup-page.module.css'
import { useSetup } from './use-setup.ts'

type Step = {
  readonly key: keyof Setup
  readonly title: string
  readonly why: string
  readonly path: string
  readonly action: string
}

/** The steps in the order in which they are easiest. */
const STEPS: readonly Step[] = [
  {
    key: 'brand',
    title: 'Make it look like your company',
    why: 'Your color, logo and greeting, in the chat and the help center.',
    path: '/admin/settings/appearance',
    action: 'Choose your look',
  },
  {
    key: 'article',
    title: 'Publish a first article',
    why: 'The AI answers from your articles alone. Write one, or import what you have.',
    path: '/admin/kb/new',
    action: 'Write an article',
  },
  {
    key: 'install',
    title: 'Put it on your site',
    why: 'One script tag. This step is done when a page first loads it.',
    path: '/admin/settings/install',
    action: 'Copy the tag',
  },
  {
    key: 'invite',
    title: 'Invite a colleague',
    why: 'So that someone is there when a visitor asks for a human.',
    path: '/admin/settings/people',
    action: 'Invite somebody',
  },
  {
    key: 'chat',
    title: 'Have a first chat',
    why: 'Ask your own site something, as a visitor would. It arrives in the inbox.',
    path: '/admin/conversations',
    action: 'Open the inbox',
  },
]

/** `/admin/setup`: what a new company does first. Every step ticks itself. */
export function SetupPage() {
  useTitle('Set up')
  const query = useSetup()
  return (
    <Page width="form">
      <PageHeader title="Set up" lead={leadOf(query.data)} />
      <QueryState query={query} label="Loading the steps" skeleton={<SkeletonRows />}>
        {setup => (
          <ol className={styles['steps']}>
            {STEPS.map(step => (
              <StepRow
                key={step.key}
                step={step}
                isDone={setup[step.key]}
                isNext={step === STEPS.find(({ key }) => !setup[key])}
              />
            ))}
          </ol>
        )}
      </QueryState>
    </Page>
  )
}

type StepRowProps = { readonly step: Step; readonly isDone: boolean; readonly isNext: boolean }

function StepRow({ step: { title, why, path, action }, isDone, isNext }: StepRowProps) {
  return (
    <li className={styles['step']} data-done={isDone || undefined}>
      <span className={styles['mark']} aria-hidden="true">
        {isDone && <Check size={14} strokeWidth={3} />}
      </span>
      <div className={styles['text']}>
        <h2>
          {title}
          {isDone && <span className="visually-hidden">, done</span>}
        </h2>
        <p>{why}</p>
      </div>
      {!isDone && (
        <ButtonLink to={path} size="small" look={isNext ? 'primary' : 'secondary'}>
          {action}
        </ButtonLink>
      )}
    </li>
  )
}

function leadOf(setup: Setup | undefined): string {
  if (!setup) return 'Five steps to your first chat.'
  const done = STEPS.filter(({ key }) => setup[key]).length
  return done === STEPS.length
    ? 'All done. Your workspace is ready.'
    : `${done} of ${STEPS.length} steps done.`
}

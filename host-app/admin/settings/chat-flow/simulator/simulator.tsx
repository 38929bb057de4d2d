import { useState } from 'react'
import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { useAdmin } from '../../../admin-layout.tsx'
import { QueryState } from '../../../common/query-state.tsx'
import previewStyles from '../../frame/preview-frame.module.css'
import { PreviewFrame } from '../../frame/preview-frame.tsx'
import { usePreviewConfig } from '../../frame/use-preview-config.ts'
import { useSettings } from '../../frame/use-settings.ts'
import { AI_REPLIES, type AiReply } from './ai-reply.ts'
import styles from './simulator.module.css'
import { SimulatorControls } from './simulator-controls.tsx'
import { useSimulation } from './use-simulation.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

type Props = {
  /** The chat flow as it is in the form, unsaved changes included. */
  readonly flow: SettingsOf<'chat-flow'>
}

/** A conversation to act out beside the form: the real chat and its rules, on a clock that stands still. */
export function Simulator({ flow }: Props) {
  const brand = useSettings('brand')
  return (
    <aside className={previewStyles['preview']} aria-label="Simulator">
      <QueryState query={brand} label="Loading the simulator">
        {({ value }) => <Stage flow={flow} brand={value as SettingsOf<'brand'>} />}
      </QueryState>
    </aside>
  )
}

function Stage({ flow, brand }: Props & { readonly brand: SettingsOf<'brand'> }) {
  const [locale, setLocale] = useState<Locale>('en')
  const [aiReply, setAiReply] = useState<AiReply>('answers')
  const simulation = useSimulation({ flow, locale, aiReply })
  const sample = usePreviewConfig(brand)
  const { company_subdomain: tenant } = useAdmin().member
  const { state, now } = simulation
  const { is_ai_enabled, starters, quick_replies, texts } = flow
  const config = { ...sample, is_ai_enabled, starters, quick_replies, texts }
  return (
    <div className={styles['stage']}>
      <div className={previewStyles['bar']}>
        <label className={styles['pick']}>
          Language
          <select value={locale} onChange={event => setLocale(event.target.value as Locale)}>
            {LOCALES.map(each => (
              <option key={each} value={each}>
                {NAMES.of(each)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles['pick']}>
          The AI
          <select value={aiReply} onChange={event => setAiReply(event.target.value as AiReply)}>
            {(Object.keys(AI_REPLIES) as AiReply[]).map(each => (
              <option key={each} value={each}>
                {AI_REPLIES[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <PreviewFrame
        title="The simulated chat"
        message={{ screen: { state, now }, tenant, theme: 'light', locale, config }}
        onEvent={simulation.dispatch}
      />
      <SimulatorControls simulation={simulation} />
    </div>
  )
}

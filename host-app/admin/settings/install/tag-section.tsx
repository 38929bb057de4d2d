import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { Select } from '#host-app/shared/ui/fields/field.tsx'
import { CodeToCopy } from '../../common/code-to-copy.tsx'
import { Section } from '../../common/section.tsx'
import styles from './install.module.css'
import { guideOf, PLATFORMS, type Platform } from './platforms.ts'
import { SitesSection } from './sites-section.tsx'
import { frameOf, type Placement, pageOf, type Site, snippetOf } from './snippets.ts'

const PLACEMENTS: Readonly<Record<Placement, string>> = {
  chat: 'Chat',
  inline: 'Inline chat',
  ticket: 'Tickets',
  kb: 'Articles',
  voice: 'Chat and calls',
  csat: 'Survey',
}
const HINTS: Readonly<Record<Placement, string>> = {
  chat: 'A button in the corner that opens the chat.',
  voice: 'Two buttons in the corner: one opens the chat, the other calls the AI assistant.',
  inline: 'The chat fills its place in the page: put the element where you want it, the tag anywhere.',
  ticket: 'The ticket form and the visitor’s own tickets, where you put the element.',
  kb: 'Your help articles with their search, where you put the element.',
  csat: 'A satisfaction survey, where you put the element. The chat needs no element for its own.',
}

type TagSectionProps = {
  readonly site: Site
  /** The only sites that may embed the widgets; empty allows all. */
  readonly allowedSites: readonly string[]
}

/** The code that a company pastes into its pages, for each placement, and the sites on which it runs. */
export function TagSection({ site, allowedSites }: TagSectionProps) {
  const [placement, setPlacement] = useState<Placement>('chat')
  const [platform, setPlatform] = useState<Platform>('html')
  const guide = guideOf(platform, snippetOf(placement, site))
  return (
    <>
      <Section title="On your site" lead={HINTS[placement]}>
        <Choice label="What to show" options={PLACEMENTS} value={placement} onChange={setPlacement} />
        <Select
          label="Your site is made with"
          value={platform}
          onChange={event => setPlatform(event.target.value as Platform)}
        >
          {Object.entries(PLATFORMS).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </Select>
        <ol className={styles['steps']}>
          {guide.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CodeToCopy name="the tag" code={guide.code} />
        <AllowedSites sites={allowedSites} />
        <p className={styles['links']}>
          <a href={pageOf(placement, site)} target="_blank" rel="noreferrer">
            See it on its own page
            <ExternalLink size={14} aria-hidden="true" />
          </a>
          <a href={`${site.origin}/apis`} target="_blank" rel="noreferrer">
            Commands and events for your page
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        </p>
      </Section>
      <SitesSection origin={site.origin} tenant={site.tenant} />
      <Section
        title="Without a script"
        lead="For pages that allow no third-party scripts. If a browser blocks storage in frames, the conversation ends with the page."
      >
        <CodeToCopy name="the frame" code={frameOf(placement, site)} />
      </Section>
    </>
  )
}

function AllowedSites({ sites }: { readonly sites: readonly string[] }) {
  if (sites.length === 0) return null
  return (
    <p className={styles['note']}>
      Only these sites can show your widgets: {sites.join(', ')}. Add the one you paste this into below.
    </p>
  )
}

import type { CallLine } from '#core/voice-call/transcript.ts'
import { partCatalog } from '#sdk/locales/catalog.ts'
import { MESSAGES } from '#sdk/locales/voice/en.ts'
import { useVoiceMessages } from '#sdk/locales/voice/voice-messages.ts'
import { articleUrl } from '#sdk/runtime/api/article-url.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { VoiceCardSession } from '../voice-session.ts'
import { CallIcon } from './call-icon.tsx'

type Props = { readonly session: VoiceCardSession; readonly line: CallLine }

/** What one side said: the speaker, the text, and the articles that an answer quotes. */
export function CaptionLine({ session, line }: Props) {
  const { t } = partCatalog(useVoiceMessages(), MESSAGES)
  const company = useStore(session.$company)?.company_name ?? ''
  const speakers = { visitor: t.you, assistant: company, person: fill(t.person, { company }) }
  const { baseUrl } = session.environment
  return (
    <div className={`line is-${line.speaker}${line.isFinal ? '' : ' is-growing'}`}>
      <b>{speakers[line.speaker]}</b>
      <p dir="auto">{line.text}</p>
      {line.articles.map(({ slug, title }) => (
        <a
          key={slug}
          className="source"
          href={articleUrl(baseUrl, session.tenant, slug)}
          target="_blank"
          rel="noopener"
          title={t.opensInTab}
        >
          <CallIcon shape="article" />
          <span dir="auto">{title}</span>
        </a>
      ))}
    </div>
  )
}

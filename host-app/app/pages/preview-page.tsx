import { createElement, useEffect, useRef, useState } from 'react'
import { elementOf } from '#contract/embed.ts'
import { PREVIEW_MARK, type PreviewMessage, type PreviewReply } from '#host-app/shared/preview-message.ts'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { definePreview, showPreview } from '#sdk/preview/define-preview.tsx'
import styles from './preview-page.module.css'

/**
 * `/widget/preview`: the widgets on an empty page, for the builder of settings/appearance and the simulator of
 * settings/chat-flow. It shows what the page around it sends, if that is of the same origin: a chat with sample content
 * or with a simulated conversation, or the company's own ticket form or help center.
 */
export function PreviewPage() {
  useTitle('Preview')
  const chat = useRef<HTMLElement>(null)
  const [message, setMessage] = useState<PreviewMessage | null>(null)
  const screen = message?.screen

  useEffect(() => {
    const tell = (reply: PreviewReply) =>
      window.parent.postMessage({ [PREVIEW_MARK]: reply }, window.location.origin)
    definePreview(event => tell({ event }))
    function hear({ origin, source, data }: MessageEvent): void {
      if (origin !== window.location.origin || source !== window.parent || !data?.[PREVIEW_MARK]) return
      setMessage(data[PREVIEW_MARK])
    }
    window.addEventListener('message', hear)
    tell('ready')
    return () => window.removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    if (!message) return
    const { screen, theme, locale, config } = message
    chat.current!.setAttribute('theme', theme)
    chat.current!.setAttribute('locale', locale)
    chat.current!.setAttribute('mode', typeof screen === 'object' ? 'page' : 'floating')
    showPreview(chat.current!, isInline(screen) ? 'closed' : screen, config)
    document.documentElement.dataset['preview'] = theme
  }, [message])

  return (
    <main className={styles['page']} aria-label="Preview">
      <h1 className="visually-hidden">Preview</h1>
      <div className={styles['lines']} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      {message && screen && isInline(screen) && <Inline key={screen} feature={screen} message={message} />}
      {createElement(elementOf('chat'), { ref: chat, tenant: 'preview' })}
    </main>
  )
}

const LOAD = {
  ticket: async () => (await import('#sdk/entry/ticket.ts')).run([]),
  kb: async () => (await import('#sdk/entry/kb.ts')).run([]),
  csat: async () => (await import('#sdk/preview/define-survey-preview.ts')).defineSurveyPreview(),
}
type InlineFeature = keyof typeof LOAD

function isInline(screen: PreviewMessage['screen']): screen is InlineFeature {
  return typeof screen === 'string' && screen in LOAD
}

/**
 * The company's real ticket form or help center, in the brand of the builder, or a survey. A ticket can't be written in it,
 * and answers to the survey are sent nowhere.
 */
function Inline({ feature, message }: { readonly feature: InlineFeature; readonly message: PreviewMessage }) {
  const place = useRef<HTMLDivElement>(null)
  const { tenant, theme, locale, config, survey } = message
  const { style } = config.brand

  useEffect(() => {
    void LOAD[feature]()
  }, [feature])

  useEffect(() => {
    const element = place.current!.firstElementChild!
    // The element brings its brand up to date with the saved one.
    const keep = () => {
      if (element.getAttribute('brand') !== style) element.setAttribute('brand', style)
    }
    keep()
    const observer = new MutationObserver(keep)
    observer.observe(element, { attributeFilter: ['brand'] })
    return () => observer.disconnect()
  }, [style])

  return (
    <div ref={place} className={styles['inline']} inert={feature === 'ticket'}>
      {createElement(elementOf(feature), {
        tenant,
        theme,
        locale,
        mode: 'inline',
        ...(survey && { survey: JSON.stringify(survey) }),
      })}
    </div>
  )
}

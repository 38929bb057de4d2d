import { createElement, useEffect, useRef } from 'react'
import { definePreview, showPreview } from '#sdk/preview/define-preview.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { PREVIEW_MARK, type PreviewMessage } from './preview-message.ts'
import styles from './preview-page.module.css'

/**
 * `/widget/preview`: a chat with sample content on an empty page, for the builder of settings/appearance. It shows what
 * the page around it sends, if that is of the same origin.
 */
export function PreviewPage() {
  useTitle('Preview')
  const element = useRef<HTMLElement>(null)

  useEffect(() => {
    definePreview()
    function hear({ origin, source, data }: MessageEvent): void {
      if (origin !== window.location.origin || source !== window.parent || !data?.[PREVIEW_MARK]) return
      const { screen, theme, locale, config } = data[PREVIEW_MARK] as PreviewMessage
      element.current!.setAttribute('theme', theme)
      element.current!.setAttribute('locale', locale)
      showPreview(element.current!, screen, config)
      document.documentElement.dataset['preview'] = theme
    }
    window.addEventListener('message', hear)
    window.parent.postMessage({ [PREVIEW_MARK]: 'ready' }, window.location.origin)
    return () => window.removeEventListener('message', hear)
  }, [])

  return (
    <main className={styles['page']} aria-label="Preview">
      <div className={styles['lines']} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      {createElement('support-chat', { ref: element, tenant: 'preview' })}
    </main>
  )
}

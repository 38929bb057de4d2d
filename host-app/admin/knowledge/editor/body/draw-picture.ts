import type { NodeViewRenderer } from '@tiptap/core'
import { ownImage } from '#host-app/knowledge/markdown/link-target.ts'
import { loadPicture } from './load-picture.ts'
import styles from './rich-editor.module.css'

/**
 * Renders an uploaded image from its bytes, because a draft's images are not public. An image from another
 * site shows only its name.
 */
export const drawPicture: NodeViewRenderer = ({ node }) => {
  const src = String(node.attrs['src'] ?? '')
  const alt = String(node.attrs['alt'] ?? '')
  const own = ownImage(src)
  if (!own) return { dom: named(alt === '' ? src : `${alt} (${src})`) }
  const dom = document.createElement('img')
  dom.alt = alt
  if (own.size) Object.assign(dom, own.size)
  loadPicture(own.path).then(
    data => {
      dom.src = data
    },
    () => dom.replaceWith(named(alt || 'A picture that could not be loaded')),
  )
  return { dom }
}

function named(text: string): HTMLElement {
  const dom = document.createElement('span')
  dom.className = styles['foreign']!
  dom.textContent = text
  return dom
}

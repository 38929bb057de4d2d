import { Fragment, type ReactNode } from 'react'
import { parseSimpleHtml, type SimpleNode } from '#core/site/parse-simple-html.ts'
import { CONSENT_CONFIG } from './consent-config.ts'

/** Renders a text of the configuration, with its HTML if allowed. */
export function ConsentText({ children: text }: { readonly children: string }) {
  return CONSENT_CONFIG.htmlTexts ? draw(parseSimpleHtml(text)) : text
}

function draw(nodes: readonly SimpleNode[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a constant text never change places.
  return nodes.map((node, index) => <Fragment key={index}>{drawOne(node)}</Fragment>)
}

function drawOne(node: SimpleNode): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'a') return <a href={node.href}>{draw(node.children)}</a>
  return <node.tag>{draw(node.children)}</node.tag>
}

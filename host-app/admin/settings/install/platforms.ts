/** How the tag gets into a site, by what the site is made with. */
import { policySources } from './policy-sources.ts'

/** What a site is made with. */
export type Platform = 'html' | 'react' | 'gtm' | 'wordpress' | 'shopify' | 'webflow' | 'csp'

/** Names of the platforms, in order. */
export const PLATFORMS: Readonly<Record<Platform, string>> = {
  html: 'HTML, or anything else',
  react: 'React',
  gtm: 'Google Tag Manager',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  webflow: 'Webflow',
  csp: 'A strict content security policy',
}

/** What to do, and the code to paste. */
export type Guide = { readonly steps: readonly string[]; readonly code: string }

/** Returns how to put a script tag into a site. @param tag the tag and its element, as `snippetOf` writes them */
export function guideOf(platform: Platform, tag: string): Guide {
  switch (platform) {
    case 'html':
      return { steps: ['Paste this into every page, before </body>.'], code: tag }
    case 'react':
      return { steps: ['Render this component once, at the top of your app.'], code: componentOf(tag) }
    case 'gtm':
      return {
        steps: [
          'Create a tag of the type Custom HTML, and paste this.',
          'Let it fire on All Pages, then publish the container.',
        ],
        code: inUrl(tag),
      }
    case 'wordpress':
      return {
        steps: [
          'Install a plugin for code snippets, such as WPCode.',
          'Paste this under Code Snippets → Header & Footer, in the box for the footer.',
        ],
        code: tag,
      }
    case 'shopify':
      return {
        steps: [
          'Open Online Store → Themes → … → Edit code → layout/theme.liquid.',
          'Paste this before </body>, and save.',
        ],
        code: tag,
      }
    case 'webflow':
      return {
        steps: [
          'Open Site settings → Custom code, and paste this into the footer code.',
          'Publish the site.',
        ],
        code: tag,
      }
    case 'csp':
      return {
        steps: ['Paste the tag with your nonce, and add these sources to your policy.'],
        code: `${withNonce(tag)}\n\n${policyOf(tag)}`,
      }
  }
}

/** Attributes of the script tag, by name. */
function attributesOf(tag: string): Readonly<Record<string, string>> {
  const [script = ''] = tag.split('</script>')
  return Object.fromEntries(
    [...script.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  )
}

/** Settings of the tag without `data-`, as text, not HTML. */
function settingsOf(tag: string): readonly (readonly [string, string])[] {
  return Object.entries(attributesOf(tag)).flatMap(([name, value]) =>
    name.startsWith('data-') ? [[name.slice('data-'.length), plain(value)] as const] : [],
  )
}

function plain(html: string): string {
  return html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
}

/** The tag with its settings in its address, because the tag manager removes attributes that it doesn't know. */
function inUrl(tag: string): string {
  const { src } = attributesOf(tag)
  const rest = tag.slice(tag.indexOf('</script>') + '</script>'.length)
  return `<script async src="${src}?${new URLSearchParams(settingsOf(tag).map(pair => [...pair]))}"></script>${rest}`
}

function componentOf(tag: string): string {
  const { src } = attributesOf(tag)
  const element = tag.slice(tag.indexOf('</script>') + '</script>'.length).trim()
  const settings = settingsOf(tag).map(([name, value]) => `      ${name}: ${JSON.stringify(value)},\n`)
  const rendered =
    element === ''
      ? 'null'
      : `(\n    ${element.replaceAll('\n', '\n    ').replace('style="height: 600px"', 'style={{ height: 600 }}')}\n  )`
  return `import { useEffect } from 'react'

export function SupportChat() {
  useEffect(() => {
    const script = document.createElement('script')
    script.src = '${src}'
    script.async = true
    Object.assign(script.dataset, {
${settings.join('')}    })
    document.body.append(script)
  }, [])
  return ${rendered}
}`
}

function withNonce(tag: string): string {
  return tag.replace('<script\n', '<script\n  nonce="YOUR-NONCE"\n')
}

/** The policy that the widgets need; the same as in docs/embed.md. */
function policyOf(tag: string): string {
  const { origin } = new URL(attributesOf(tag)['src']!)
  const sources = { ...policySources(origin), 'script-src': "'nonce-YOUR-NONCE'" }
  return Object.entries(sources)
    .map(([directive, allowed]) => `${directive} ${allowed}`)
    .join('; ')
}

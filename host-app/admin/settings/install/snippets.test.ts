import { expect, it } from 'vitest'
import { brandSettings } from '#contract/settings/brand.ts'
import { frameOf, pageOf, snippetOf } from './snippets.ts'

const SITE = {
  origin: 'https://help.test',
  tenantOrigin: 'https://acme.help.test',
  tenant: 'acme',
  companyName: 'Acme',
  brand: brandSettings.parse({ accent: '#3346c2', position: 'left', launcher_label: { en: 'Ask "us"' } }),
}

it('the chat’s button is the tag alone', () => {
  expect(snippetOf('chat', SITE)).toBe(`<script
  async
  src="https://help.test/widget-loader.js"
  data-tenant="acme"
  data-features="chat"
  data-position="left"
  data-label="Ask &#34;us&#34;"
  data-brand="--_brand-accent:#3346c2;--_on-brand:#ffffff;--_brand-radius:12px"
></script>`)
})

it('calls come with a second button of the same tag, and their frame may use the microphone', () => {
  expect(snippetOf('voice', SITE)).toBe(snippetOf('chat', SITE).replace('"chat"', '"chat,voice"'))
  expect(pageOf('voice', SITE)).toBe('https://acme.help.test/widget/voice')
  expect(frameOf('voice', SITE)).toContain('title="Call Acme"')
  expect(frameOf('voice', SITE)).toContain('\n  allow="microphone; autoplay"\n>')
})

it.each([
  [
    'inline',
    '<div style="height: 600px">\n  <support-chat tenant="acme" mode="inline"></support-chat>\n</div>',
  ],
  ['ticket', '<support-ticket tenant="acme"></support-ticket>'],
  ['csat', '<support-csat tenant="acme"></support-csat>'],
  [
    'kb',
    '<support-kb tenant="acme">\n  <a href="https://acme.help.test/kb">Our help center</a>\n</support-kb>',
  ],
] as const)(
  'what stands in the page (%s) comes with a tag that adds nothing by itself',
  (placement, element) => {
    expect(snippetOf(placement, SITE)).toBe(`<script
  async
  src="https://help.test/widget-loader.js"
  data-tenant="acme"
></script>

${element}`)
  },
)

it('a frame shows the company’s own page, and no name breaks out of its title', () => {
  expect(pageOf('inline', SITE)).toBe('https://acme.help.test/widget/chat')
  expect(frameOf('ticket', { ...SITE, companyName: 'A & "B" <C>' })).toBe(`<iframe
  src="https://acme.help.test/widget/ticket?embed=1"
  title="Write to A &amp; &quot;B&quot; &lt;C>"
  width="360"
  height="560"
></iframe>`)
})

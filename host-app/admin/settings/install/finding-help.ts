/** What each problem of a site means for its visitors, and how to fix it. */
import { BRAND } from '#contract/brand.ts'
import type { EmbedFinding } from '#contract/constants/embed-doctor.ts'
import { policySources } from './policy-sources.ts'

/** A problem in words. `code` is what to paste, `codeName` what it is. */
export type FindingHelp = {
  readonly title: string
  readonly text: string
  readonly remedy: string
  readonly code?: string
  readonly codeName?: string
}

/** What visitors lose when a directive of the page's policy blocks us. */
const LOST: Readonly<Record<string, string>> = {
  'script-src': 'Some of the widgets’ code can’t load.',
  'connect-src': 'Messages can’t be sent, or arrive late.',
  'img-src': 'Pictures and uploaded files don’t show.',
  'frame-src': 'The chat can’t fall back to a frame.',
  'style-src': 'Some styles don’t load.',
  'font-src': 'The fonts don’t load, and the system’s font shows instead.',
  'media-src': 'Sounds don’t play.',
}

/**
 * Returns the help about a problem.
 * @param origin the product's origin, which the page's policy must allow
 * @param site the origin of the page
 */
export function findingHelp(finding: EmbedFinding, origin: string, site: string): FindingHelp {
  switch (finding) {
    case 'storage-blocked':
      return {
        title: 'A browser blocks storage',
        text: 'For these visitors, the conversation ends when they leave the page.',
        remedy:
          'Usually the visitor’s browser is set that way, and there is nothing to fix. If most visits report it, check that the page isn’t in a sandboxed frame without allow-same-origin.',
      }
    case 'loaded-twice':
      return {
        title: 'The tag is in the page twice',
        text: 'The second tag does nothing, but it makes the page slower.',
        remedy: 'Remove one. Often the theme and the tag manager both add it.',
      }
    case 'launcher-covered':
      return {
        title: 'Something covers the chat’s button',
        text: 'Visitors can’t press the button. Often a cookie banner or another button is in front of it.',
        remedy: 'Move the other element, or lift the chat’s button with this style:',
        code: 'html {\n  --support-offset-y: 96px;\n}',
        codeName: 'the style',
      }
    case 'launcher-outside':
      return {
        title: 'The chat’s button is outside the screen',
        text: 'Visitors can’t see the button.',
        remedy: 'A style of the page moves it too far. Set the distance from the corner with this style:',
        code: 'html {\n  --support-offset-x: 20px;\n  --support-offset-y: 20px;\n}',
        codeName: 'the style',
      }
    case 'microphone-blocked':
      return {
        title: 'The page forbids the microphone',
        text: 'Voice calls can’t start on this page.',
        remedy: 'Change this header of the page:',
        code: `Permissions-Policy: microphone=(self "${origin}")`,
        codeName: 'the header',
      }
    case 'site-not-allowed':
      return {
        title: 'This site isn’t allowed',
        text: 'Your list of allowed sites leaves it out. The widgets don’t show there, and frames stay empty.',
        remedy:
          'If the site is yours, add this line to Allowed sites below. If it isn’t, somebody has copied your tag.',
        code: site,
        codeName: 'the line',
      }
    case 'old-snippet':
      return {
        title: 'The tag has an earlier look',
        text: `You have changed the brand since the tag was copied. Visitors see the earlier colors until ${BRAND.name}’s code has loaded.`,
        remedy: 'Copy the tag above, and paste it in place of the old one.',
      }
    default: {
      const directive = finding.slice('csp:'.length)
      return {
        title: `The content security policy blocks us (${directive})`,
        text: LOST[directive] ?? 'Part of the widgets can’t load.',
        remedy: `Add these sources to ${directive} in the page’s policy:`,
        code: `${directive} ${policySources(origin)[directive] ?? origin}`,
        codeName: 'the line',
      }
    }
  }
}

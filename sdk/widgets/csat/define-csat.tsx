import { elementOf } from '#contract/embed.ts'
import launcher from '#contract/launcher.css?inline'
import theme from '#contract/theme.css?inline'
import { defineElement } from '../../runtime/element/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import type { WidgetProps } from '../../runtime/element/widget-host.ts'
import contrast from '../../ui/controls/contrast.css?inline'
import controls from '../../ui/controls/controls.css?inline'
import host from '../chat/host.css?inline'
import csat from './csat.css?inline'
import { Csat } from './csat.tsx'
import { createSources } from './sources/create-sources.ts'
import type { CreateSources } from './sources/survey-source.ts'

/** The style sheet of the survey's shadow root. Parsed when the module loads. */
const CSAT_SHEET = styleSheet(theme + launcher + contrast + host + controls + csat)

/**
 * Defines `<support-csat>`: a satisfaction survey in one of five kinds. A score is sent at once; the reason may follow,
 * and the answer can be changed for 24 hours. Floating, it has no button: the command `startSurvey` opens it. A second
 * call does nothing.
 * @element support-csat
 * @example
 * <support-csat tenant="acme" kind="stars"></support-csat>
 * @attr {string} [tenant=app] the company's subdomain; a new value starts another session
 * @attr {'emoji' | 'stars' | 'numbers' | 'thumbs' | 'comment'} kind asks this kind, about no conversation. Default:
 *   asks about the latest conversation of this browser if its end was surveyed, else the company's kind
 * @attr {string} survey the token of a link in an email
 * @attr {string} conversation asks about this conversation of this browser, or shows nothing; the chat sets it
 * @attr {number} score is answered once the survey is seen, such as from a link in an email
 * @attr {'en' | 'de' | 'es' | 'fr' | 'he' | 'ar'} locale default: from the page's `lang`, then the browser
 * @attr {'light' | 'dark' | 'auto'} [theme=light] `auto` follows the `color-scheme` of the page
 * @attr {'right' | 'left'} [position=right] the corner of the floating card
 * @attr {'inline' | 'floating' | 'page'} mode default: `floating` if the loader added the element, else `inline`;
 *   `page` fills the window
 * @attr {boolean} open opens the floating card without moving the focus; `false` or no attribute closes it
 * @attr {'required' | 'given'} consent `required`: nothing is stored in the visitor's browser
 * @fires support:ready - the element is ready; once
 * @fires support:open - the card opened
 * @fires support:close - the card closed
 * @fires support:csat - `{ kind, score, comment, conversation_id }`: an answer was saved, or changed
 * @fires support:error - `{ code, message }`; `code` is `load`, `realtime`, `identity`, `action`, `tenant` or `command`
 * @csspart panel - the card
 * @csspart close - the button that closes the floating card
 * @csspart send - the button that sends the comment
 * @cssprop [--support-accent=#0c6b62] - color of buttons and of what is chosen
 * @cssprop --support-accent-contrast - text color on the accent; default: black or white, whichever reads better
 * @cssprop --support-surface - background color; default: from the theme
 * @cssprop --support-text - text color; default: from the theme
 * @cssprop [--support-radius=12px] - radius of the corners
 * @cssprop [--support-font=system-ui] - font family
 * @cssprop [--support-z=2000000000] - z-index of the floating card
 * @cssprop [--support-offset-x=20px] - distance from the left or right edge of the window
 * @cssprop [--support-offset-y=20px] - distance from the bottom edge of the window
 * @param environment what the element uses of the browser; tests pass their own clock and id generator
 * @param create replaces the surveys of the server; a preview passes its own
 */
export function defineCsat(
  environment: Environment = browserEnvironment,
  create: CreateSources = createSources,
): void {
  const Widget = (props: WidgetProps) => <Csat {...props} environment={environment} createSources={create} />
  defineElement(elementOf('csat'), Widget, CSAT_SHEET)
}

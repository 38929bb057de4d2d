import launcher from '#contract/launcher.css?inline'
import theme from '#contract/theme.css?inline'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import badge from '../../ui/controls/badge.css?inline'
import contrast from '../../ui/controls/contrast.css?inline'
import controls from '../../ui/controls/controls.css?inline'
import launcherButton from '../../ui/controls/launcher-button.css?inline'
import chat from './chat.css?inline'
import composer from './composer/composer.css?inline'
import host from './host.css?inline'

/**
 * The style sheet of the chat's shadow root. Parts that load later add their own. Parsed when the module loads.
 */
export const CHAT_SHEET = styleSheet(
  theme + launcher + contrast + host + controls + launcherButton + badge + chat + composer,
)

import { styleSheet } from '../../runtime/element/style-sheet.ts'
import badge from '../../ui/controls/badge.css?inline'
import launcherButton from '../../ui/controls/launcher-button.css?inline'
import widget from '../../ui/controls/widget.css?inline'
import chat from './chat.css?inline'
import composer from './composer/composer.css?inline'

/**
 * The style sheet of the chat's shadow root. Parts that load later add their own. Parsed when the module loads.
 */
export const CHAT_SHEET = styleSheet(widget + launcherButton + badge + chat + composer)

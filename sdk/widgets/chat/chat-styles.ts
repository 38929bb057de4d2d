import launcher from '#contract/launcher.css?inline'
import theme from '#contract/theme.css?inline'
import controls from '../../ui/controls.css?inline'
import chat from './chat.css?inline'
import composer from './composer.css?inline'
import host from './host.css?inline'

/** The rules of the chat's shadow root; what is loaded later brings its own. */
export const CHAT_STYLES = theme + launcher + host + controls + chat + composer

import launcher from '#contract/launcher.css?inline'
import theme from '#contract/theme.css?inline'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import controls from '../../ui/controls.css?inline'
import launcherButton from '../../ui/launcher-button.css?inline'
import host from '../chat/host.css?inline'
import kb from './kb.css?inline'

/** The rules of the knowledge base's shadow root; what is loaded later brings its own. Parsed with the module. */
export const KB_SHEET = styleSheet(theme + launcher + host + controls + launcherButton + kb)

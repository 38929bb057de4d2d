import launcher from '#contract/launcher.css?inline'
import theme from '#contract/theme.css?inline'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import controls from '../../ui/controls.css?inline'
import form from '../../ui/form.css?inline'
import host from '../chat/host.css?inline'
import ticket from './ticket.css?inline'

/** The rules of the ticket's shadow root; what is loaded later brings its own. Parsed with the module. */
export const TICKET_SHEET = styleSheet(theme + launcher + host + controls + form + ticket)

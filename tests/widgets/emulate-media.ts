import { sendCommand } from './send-command.ts'

/** Sets media features of the test page, such as forced colors. */
export function emulateMedia(features: { readonly forcedColors: 'active' | 'none' }): Promise<unknown> {
  return sendCommand('emulate-media', features)
}

import { readdirSync } from 'node:fs'

const FOLDER = 'sdk/entry'

/** The widgets to build: `{ chat: 'sdk/entry/chat.ts', … }`, one for each file in `sdk/entry`. */
export function widgetEntries(): Record<string, string> {
  const files = readdirSync(FOLDER).filter(file => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  return Object.fromEntries(files.map(file => [file.replace(/\.tsx?$/, ''), `${FOLDER}/${file}`]))
}

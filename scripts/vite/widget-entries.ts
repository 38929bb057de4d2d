import { readdirSync } from 'node:fs'

const FOLDER = 'sdk/entry'

/** Returns the widgets to build, one per file in `sdk/entry`: `{ chat: 'sdk/entry/chat.ts', … }`. */
export function widgetEntries(): Record<string, string> {
  const files = readdirSync(FOLDER).filter(file => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  return Object.fromEntries(files.map(file => [file.replace(/\.tsx?$/, ''), `${FOLDER}/${file}`]))
}

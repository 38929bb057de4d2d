/** The key of an upload: `<conversation id>/<timestamp>-<random>-<file name>`. */

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{10,16}-\w{6,64}-([^/\\\p{C}]{1,200})$/u

/** The file name of a well-formed key, or undefined. */
export function fileNameOf(key: string): string | undefined {
  return KEY.exec(key)?.[1]
}

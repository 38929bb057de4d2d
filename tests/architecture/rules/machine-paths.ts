import type { SourceTree } from '../source-tree.ts'

/** A path on one developer's or server's machine. Paths inside web addresses don't count. */
const MACHINE_PATH = /(?<![\w.:-])\/(?:home|root|Users|work|workspace|tmp)\/\w[\w.-]*|\b[A-Z]:\\Users\\\w+/

/** Lists files that contain an absolute path of some machine. */
export function machinePaths(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) => {
    const match = MACHINE_PATH.exec(text)
    return match ? [`${path} mentions ${match[0]}`] : []
  })
}

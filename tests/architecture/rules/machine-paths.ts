import type { SourceTree } from '../source-tree.ts'

/** A place that exists on one developer's or one server's machine; paths inside a web address do not count. */
const MACHINE_PATH = /(?<![\w.:-])\/(?:home|root|Users|work|workspace|tmp)\/\w[\w.-]*|\b[A-Z]:\\Users\\\w+/

/** Lists the files that mention an absolute path of some machine. */
export function machinePaths(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) => {
    const match = MACHINE_PATH.exec(text)
    return match ? [`${path} mentions ${match[0]}`] : []
  })
}

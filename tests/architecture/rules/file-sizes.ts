import { isCode, isTest, type SourceTree } from '../source-tree.ts'

const MAX_LINES = 400
const MEDIAN_BELOW = 100
const DATA = /^(demo|host-app\/site\/content)\/|(^|\/)generated\//

/**
 * Lists files longer than 400 lines, except data; also the median of the product's code if it reaches 100.
 */
export function fileSizes(tree: SourceTree): string[] {
  const sizes = [...tree]
    .filter(([path]) => (isCode(path) || path.endsWith('.css')) && !DATA.test(path))
    .map(([path, text]) => ({ path, lines: text.split('\n').length - 1 }))
  const long = sizes
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines`)
  const middle = median(sizes.filter(({ path }) => isCode(path) && !isTest(path)).map(({ lines }) => lines))
  return middle < MEDIAN_BELOW ? long : [...long, `the median file has ${middle} lines`]
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

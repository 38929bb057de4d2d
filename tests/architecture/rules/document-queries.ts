import { isCode, isTest, type SourceTree } from '../source-tree.ts'

const QUERY = /(?<![.\w])document\.querySelector(?:All)?\b/

/**
 * Lists code of customers' pages that calls `document.querySelector`: an element of the page with that name takes its place.
 * `document.documentElement.querySelector` can't be named over. The npm packages run in the customer's own code.
 */
export function documentQueries(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path]) => isCode(path) && !isTest(path) && /^(sdk\/(?!packages\/)|widget-loader\/)/.test(path))
    .filter(([, text]) => QUERY.test(text))
    .map(([path]) => `${path} calls document.querySelector`)
}

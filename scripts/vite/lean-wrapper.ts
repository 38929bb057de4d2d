import type { Plugin } from 'vite'

const WRAPPER = /node_modules[\\/]@r2wc[\\/]/
const CORE = /node_modules[\\/]@r2wc[\\/]core[\\/]/
const LEAN = '\0react-for-wrapper'
/** What is cut from @r2wc/core, and what stays of it. */
const CUTS: readonly (readonly [what: string, code: RegExp, rest: string])[] = [
  [
    'table of types, which converts attributes to props',
    /\{\s*(string: \w+),\s*number: \w+,\s*boolean: \w+,\s*function: \w+,\s*method: \w+,\s*json: \w+\s*\}/,
    '{ $1 }',
  ],
  ['attributes in kebab case', /return (\w+)\.replace\(\s*\/\(\[a-z0-9\]\)[\s\S]*?\n {2}\);/, 'return $1;'],
  ['default for props', /e\.props \|\| \(e\.props = [^)]*\) : \[\]\), /, ''],
  [
    'list of props',
    /Array\.isArray\(e\.props\) \? e\.props\.slice\(\) : Object\.keys\(e\.props\)/,
    'e.props',
  ],
  ['types of props', /Array\.isArray\(e\.props\) \? "string" : e\.props\[\w+\]/, '"string"'],
  ['default for events', /e\.events \|\| \(e\.events = \[\]\);/, ''],
  [
    'list of events',
    /, \w+ = Array\.isArray\(e\.events\) \? e\.events\.slice\(\) : Object\.keys\(e\.events\)/,
    '',
  ],
  [
    'options of events',
    /for \(const (\w+) of \w+\)\s*\w+\[\1\] = Array\.isArray\(e\.events\) \? \{\} : e\.events\[\1\];/,
    '',
  ],
  [
    'props that dispatch events',
    /for \(const (\w+) of \w+\)\s*this\[\w+\]\[\1\] = \(\w+\) => \{[\s\S]*?\n\s*\};/,
    '',
  ],
]

/**
 * Returns a plugin that removes what the widgets don't use of @r2wc/react-to-web-component: everything of React except
 * `createElement`, all props except strings with lowercase names, and events, which the elements dispatch themselves.
 */
export function leanWrapper(): Plugin {
  return {
    name: 'lean-wrapper',
    enforce: 'pre',
    resolveId: (source, importer) =>
      /sdk[\\/]preact[\\/]react\.ts$/.test(source) && importer && WRAPPER.test(importer) ? LEAN : null,
    load: id =>
      id === LEAN
        ? `import { jsx } from 'preact/jsx-runtime'
           export default { createElement: (type, props) => jsx(type, { ...props }) }`
        : null,
    transform(code, id) {
      if (!CORE.test(id)) return undefined
      let lean = code
      for (const [what, pattern, rest] of CUTS) {
        if (!pattern.test(lean)) throw new Error(`@r2wc/core no longer has its ${what} as it was.`)
        lean = lean.replace(pattern, rest)
      }
      return { code: lean, map: null }
    },
  }
}

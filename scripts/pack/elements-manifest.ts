import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { ATTRIBUTES } from '#contract/embed.ts'
import { type CommandDocs, readCommands } from './read-commands.ts'
import {
  type AttributeTag,
  type Docstring,
  readAttribute,
  readDocstring,
  readNamed,
} from './read-docstring.ts'

const WIDGETS = 'sdk/widgets'
/** Attributes that have no property: `open` is a method, and `brand` a style sheet. */
const WITHOUT_PROPERTY: readonly string[] = ['open', 'brand']

/** The custom-elements manifest of the widgets, as schema 1.0.0 defines it. */
export type ElementsManifest = ReturnType<typeof elementsManifest>

/**
 * Returns the custom-elements manifest (https://github.com/webcomponents/custom-elements-manifest), from the docstrings
 * of `sdk/widgets/<name>/define-<name>.tsx` and `contract/embed-types.ts`. The schema's own analyzer reads classes; our
 * elements are made by functions, so their docstrings are read here, with the parser that Vite has.
 */
export function elementsManifest() {
  const commands = readCommands()
  const declarations = readdirSync(WIDGETS).flatMap(name => {
    const file = `${WIDGETS}/${name}/define-${name}.tsx`
    const doc = readElementDoc(file, readFileSync(file, 'utf8'))
    return doc ? [declarationOf(doc, commands)] : []
  })
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'index.js',
        declarations,
        exports: declarations.map(({ name, tagName }) => ({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name },
        })),
      },
    ],
  }
}

/** Returns the docstring with `@element`; undefined if the file has none. */
export function readElementDoc(file: string, code: string): Docstring | undefined {
  return parseSync(file, code)
    .comments.filter(({ value }) => /^\s*\* @element /m.test(value))
    .map(({ value }) => readDocstring(value))[0]
}

/** Returns an element's declaration. */
export function declarationOf({ description, tags }: Docstring, { commands, of }: CommandDocs) {
  const texts = (name: string) => tags.filter(({ tag }) => tag === name).map(({ text }) => text)
  const tagName = texts('element')[0]!
  const attributes = texts('attr').map(readAttribute)
  const own = of(tagName)
  return {
    kind: 'class',
    customElement: true,
    name: `${tagName.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Element`,
    tagName,
    // What the function does that defines it is of no use to a page.
    description: description
      .replace(/^Defines `<[\w-]+>`: (.)/, (_, first: string) => first.toUpperCase())
      .replace(/ A second call does nothing\.$/, ''),
    attributes: attributes.map(attributeOf),
    members: [
      ...attributes
        .filter(({ name }) => hasProperty(name))
        .map(({ name, type, description }) => ({
          kind: 'field',
          name,
          type: { text: `${type} | undefined` },
          description,
          attribute: name,
        })),
      ...commands
        .filter(({ name }) => own.has(name))
        .map(({ name, description, parameters, returns }) => ({
          kind: 'method',
          name,
          description,
          parameters: parameters.map(({ type, ...parameter }) => ({ ...parameter, type: { text: type } })),
          return: { type: { text: returns } },
        })),
    ],
    events: texts('fires').map(text => {
      const { name, description } = readNamed(text)
      return { name, type: { text: `CustomEvent<EventDetails['${name}']>` }, description }
    }),
    cssParts: texts('csspart').map(readNamed),
    cssProperties: texts('cssprop').map(readNamed),
    slots: [{ name: '', description: 'What the page shows until the element has loaded' }],
  }
}

function attributeOf({ name, type, ...attribute }: AttributeTag) {
  return { name, type: { text: type }, ...attribute, ...(hasProperty(name) && { fieldName: name }) }
}

function hasProperty(name: string): boolean {
  return ATTRIBUTES.some(known => known === name) && !WITHOUT_PROPERTY.includes(name)
}

import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'
import { LOCALES } from '#contract/constants/locales.ts'
import { SURVEY_KINDS } from '#contract/constants/surveys.ts'
import { ATTRIBUTES, isProperty } from '#contract/embed-attributes.ts'
import { type Docstring, readDocstring, readNamed } from './read-docstring.ts'

const COMMANDS_FILE = 'contract/embed-types.ts'
const ATTRIBUTES_FILE = 'contract/embed-attributes.ts'
const WIDGETS = 'sdk/widgets'
/** Types of other files that attributes have. */
const IMPORTED: Readonly<Record<string, readonly string[]>> = { Locale: LOCALES, SurveyKind: SURVEY_KINDS }

/** The custom-elements manifest of the widgets, as schema 1.0.0 defines it. */
export type ElementsManifest = ReturnType<typeof elementsManifest>

/**
 * Returns the custom-elements manifest (https://github.com/webcomponents/custom-elements-manifest), from the docstrings
 * of `contract/embed-attributes.ts`, `contract/embed-types.ts` and `sdk/widgets/<name>/define-<name>.tsx`. The schema's own
 * analyzer reads classes; our elements are made by functions, so their docstrings are read here, with the parser that
 * Vite has.
 */
export function elementsManifest() {
  const attributes = readAttributes()
  const commands = readCommands()
  const declarations = readdirSync(WIDGETS).flatMap(name => {
    const file = `${WIDGETS}/${name}/define-${name}.tsx`
    const doc = readElementDoc(file, readFileSync(file, 'utf8'))
    return doc ? [declarationOf(doc, attributes, commands)] : []
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
export function declarationOf(
  { description, tags }: Docstring,
  attributesOf: AttributeDocs,
  { commands, of }: CommandDocs,
) {
  const texts = (name: string) => tags.filter(({ tag }) => tag === name).map(({ text }) => text)
  const tagName = texts('element')[0]!
  const attributes = attributesOf(tagName)
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
    attributes: attributes.map(({ name, type, ...attribute }) => ({
      name,
      type: { text: type },
      ...attribute,
      ...(hasProperty(name) && { fieldName: name }),
    })),
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

function hasProperty(name: string): boolean {
  return ATTRIBUTES.some(known => known === name && isProperty(known))
}

/** An attribute: its TypeScript type and its docstring. */
type AttributeDoc = {
  readonly name: string
  readonly type: string
  readonly default?: string
  readonly description: string
}

/** Returns the attributes of an element. @throws Error if one has no docstring. */
type AttributeDocs = (tag: string) => readonly AttributeDoc[]

/** Reads the attributes and their docstrings. */
export function readAttributes(code = readFileSync(ATTRIBUTES_FILE, 'utf8')): AttributeDocs {
  const file = readTypes(ATTRIBUTES_FILE, code)

  function attributesIn(type: ESTree.TSType | undefined): AttributeDoc[] {
    if (type?.type === 'TSIntersectionType') return type.types.flatMap(attributesIn)
    if (type?.type === 'TSTypeReference') return attributesIn(file.types.get(file.source(type)))
    if (type?.type !== 'TSTypeLiteral') return []
    return type.members.flatMap(member => {
      if (member.type !== 'TSPropertySignature') return []
      const name = file.source(member.key).replaceAll("'", '')
      const { description, tags } = file.docBefore(member, name)
      const value = tags.find(({ tag }) => tag === 'default')?.text
      const text = textsOf(member.typeAnnotation?.typeAnnotation).join(' | ')
      return [{ name, type: text, ...(value && { default: value }), description }]
    })
  }

  /** Returns the members of a union, without `undefined` and with the values of the types that it names. */
  function textsOf(type: ESTree.TSType | undefined): string[] {
    if (!type || type.type === 'TSUndefinedKeyword') return []
    if (type.type === 'TSUnionType') return type.types.flatMap(textsOf)
    const text = file.source(type)
    if (type.type !== 'TSTypeReference') return [text]
    return IMPORTED[text]?.map(value => `'${value}'`) ?? textsOf(file.types.get(text))
  }

  const elements = new Map(
    file
      .membersOf('ElementAttributes')
      .flatMap(member =>
        member.type === 'TSPropertySignature'
          ? [[file.source(member.key), member.typeAnnotation?.typeAnnotation] as const]
          : [],
      ),
  )
  return tag => attributesIn(elements.get(`'${tag}'`))
}

/** A command as a method: its TypeScript signature and its docstring. */
type CommandDoc = {
  readonly name: string
  readonly description: string
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly optional: boolean }[]
  readonly returns: string
}

/** The commands of `contract/embed-types.ts`, and which elements have which. */
type CommandDocs = {
  readonly commands: readonly CommandDoc[]
  /** Names of the commands of an element. */
  readonly of: (tag: string) => ReadonlySet<string>
}

/** Reads the commands and their docstrings. @throws Error if a command has none. */
export function readCommands(code = readFileSync(COMMANDS_FILE, 'utf8')): CommandDocs {
  const { types, source, membersOf, docBefore } = readTypes(COMMANDS_FILE, code)
  const commands = ['LapwingCommands', 'LapwingQueries']
    .flatMap(name => membersOf(name))
    .flatMap(member => {
      if (member.type !== 'TSMethodSignature') return []
      const name = source(member.key)
      const parameters = member.params.map(parameter => {
        if (parameter.type !== 'Identifier') throw new Error(`${name} has a parameter that is no name`)
        const type = parameter.typeAnnotation
        return {
          name: parameter.name,
          type: type ? source(type.typeAnnotation) : 'unknown',
          optional: parameter.optional ?? false,
        }
      })
      const returns = member.returnType ? source(member.returnType.typeAnnotation) : 'void'
      return [{ name, description: docBefore(member, name).description, parameters, returns }]
    })
  const common = [...literalsIn(types.get('CommonCommands')), 'on', 'off', 'get']
  const own = new Map(
    membersOf('OwnCommands').flatMap(member =>
      member.type === 'TSPropertySignature' && member.key.type === 'Literal'
        ? [[member.key.value, literalsIn(member.typeAnnotation?.typeAnnotation)] as const]
        : [],
    ),
  )
  return { commands, of: tag => new Set([...common, ...(own.get(tag) ?? [])]) }
}

/** Returns the texts of a union of string literals. */
function literalsIn(type: ESTree.TSType | undefined): string[] {
  const members = type?.type === 'TSUnionType' ? type.types : type ? [type] : []
  return members.flatMap(member =>
    member.type === 'TSLiteralType' && member.literal.type === 'Literal'
      ? [String(member.literal.value)]
      : [],
  )
}

/** Reads the types that a file declares at its top, and their docstrings. */
function readTypes(file: string, code: string) {
  const { program, comments } = parseSync(file, code)
  const types: ReadonlyMap<string, ESTree.TSType> = new Map(
    program.body.flatMap(statement => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      return declared?.type === 'TSTypeAliasDeclaration'
        ? [[declared.id.name, declared.typeAnnotation] as const]
        : []
    }),
  )
  return {
    types,
    source: (node: ESTree.Node) => code.slice(node.start, node.end),
    membersOf(name: string): ESTree.TSSignature[] {
      const type = types.get(name)
      if (type?.type !== 'TSTypeLiteral') throw new Error(`${file} has no type literal ${name}`)
      return type.members
    },
    docBefore(node: ESTree.Node, name: string): Docstring {
      const comment = comments.findLast(({ end }) => end <= node.start)
      if (comment?.type !== 'Block' || code.slice(comment.end, node.start).trim() !== '')
        throw new Error(`${name} has no docstring`)
      return readDocstring(comment.value)
    },
  }
}

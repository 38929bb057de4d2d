import { readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'
import { readDocstring } from './read-docstring.ts'

const FILE = 'contract/embed-types.ts'

/** A command as a method: its TypeScript signature and its docstring. */
export type CommandDoc = {
  readonly name: string
  readonly description: string
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly optional: boolean }[]
  readonly returns: string
}

/** The commands of `contract/embed-types.ts`, and which elements have which. */
export type CommandDocs = {
  readonly commands: readonly CommandDoc[]
  /** Names of the commands of an element. */
  readonly of: (tag: string) => ReadonlySet<string>
}

/** Reads the commands and their docstrings. @throws Error if a command has none. */
export function readCommands(code = readFileSync(FILE, 'utf8')): CommandDocs {
  const { program, comments } = parseSync(FILE, code)
  const types = new Map(
    program.body.flatMap(statement => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      return declared?.type === 'TSTypeAliasDeclaration'
        ? [[declared.id.name, declared.typeAnnotation] as const]
        : []
    }),
  )
  const source = (node: ESTree.Node) => code.slice(node.start, node.end)

  function membersOf(name: string): ESTree.TSSignature[] {
    const type = types.get(name)
    if (type?.type !== 'TSTypeLiteral') throw new Error(`${FILE} has no type literal ${name}`)
    return type.members
  }

  function docBefore(node: ESTree.Node, name: string): string {
    const comment = comments.findLast(({ end }) => end <= node.start)
    if (comment?.type !== 'Block' || code.slice(comment.end, node.start).trim() !== '')
      throw new Error(`${name} has no docstring`)
    return readDocstring(comment.value).description
  }

  const commands = ['LapwingCommands', 'LapwingQueries'].flatMap(membersOf).flatMap(member => {
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
    return [{ name, description: docBefore(member, name), parameters, returns }]
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

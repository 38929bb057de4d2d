import { type ESTree, type ParseResult, parseSync, Visitor, type VisitorObject } from 'vite'

/** The syntax tree of a file; throws on what does not parse, since a rule would otherwise pass it unread. */
export function parseCode(path: string, text: string): ParseResult {
  const result = parseSync(path, text)
  if (result.errors[0]) throw new Error(`${path}: ${result.errors[0].message}`)
  return result
}

/** Calls the visitor's functions for the nodes of a file. */
export function visitCode(path: string, text: string, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parseCode(path, text).program)
}

/** The text of `a.b` where `a` is a plain name, else an empty string. */
export function dottedName({ object, property }: ESTree.MemberExpression): string {
  return object.type === 'Identifier' && property.type === 'Identifier'
    ? `${object.name}.${property.name}`
    : ''
}

import { type ESTree, type ParseResult, parseSync, Visitor, type VisitorObject } from 'vite'

/** Parses a file. Throws on a syntax error, because a rule would otherwise pass without reading the file. */
export function parseCode(path: string, text: string): ParseResult {
  const result = parseSync(path, text)
  if (result.errors[0]) throw new Error(`${path}: ${result.errors[0].message}`)
  return result
}

/** Calls the visitor's functions for a file's nodes. */
export function visitCode(path: string, text: string, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parseCode(path, text).program)
}

/** Returns the text `a.b` where `a` is an identifier, else an empty string. */
export function dottedName({ object, property }: ESTree.MemberExpression): string {
  return object.type === 'Identifier' && property.type === 'Identifier'
    ? `${object.name}.${property.name}`
    : ''
}

import { createContext, useContext } from 'react'
import { type OperatorFact, UNKNOWN_OPERATOR } from '#contract/constants/operator.ts'

/** The operator of this server. The build knows none. */
export const OperatorContext = createContext(UNKNOWN_OPERATOR)

/**
 * A fact about the operator. The server finds the built element by its attribute and fills it in
 * (`server/http/pages/read-built-files.ts`). It is a `bdi`, because a name can run from right to left.
 */
export function OperatorFactText({ fact }: { readonly fact: OperatorFact }) {
  return <bdi data-operator={fact}>{useContext(OperatorContext)[fact] ?? 'not filled in yet'}</bdi>
}

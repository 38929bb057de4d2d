import { Fragment } from 'react'

const CODE = /`([^`]+)`/g

/** A text of the manifest, with what is between backticks as code. */
export function WithCode({ text }: { readonly text: string }) {
  let end = 0
  const pieces = [...text.matchAll(CODE)].map(({ 0: match, 1: code, index }) => {
    const before = text.slice(end, index)
    end = index + match.length
    return (
      <Fragment key={index}>
        {before}
        <code>{code}</code>
      </Fragment>
    )
  })
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  )
}

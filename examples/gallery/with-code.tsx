/** A text of the manifest, with what stands between backticks as code. */
export function WithCode({ text }: { readonly text: string }) {
  return text.split('`').map((piece, index) => (index % 2 ? <code key={piece}>{piece}</code> : piece))
}

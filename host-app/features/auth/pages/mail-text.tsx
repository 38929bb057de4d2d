const ADDRESS = /(https?:\/\/[^\s<>"]+)/

/** A mail's plain text, its web addresses as links. */
export function MailText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes.
        <p key={index}>
          {paragraph.split(ADDRESS).map(part =>
            ADDRESS.test(part) ? (
              <a key={part} href={part} rel="noopener">
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      ))}
    </>
  )
}

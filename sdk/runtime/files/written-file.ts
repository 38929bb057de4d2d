/** A file. If it is a long text of the visitor, `written` is the text, which is kept as a draft until it is uploaded. */
export type WrittenFile = File & { readonly written?: string }

/** The Trusted Types policy of our own on the host app's pages: it makes the address of the widgets' loader, and no other. */
export const TRUSTED_TYPES_POLICY = 'widget-loader'

/**
 * That of the article editor's library, ProseMirror: pasted HTML becomes elements of a document that is never shown, of
 * which the editor takes what its schema knows.
 */
export const EDITOR_TYPES_POLICY = 'ProseMirrorClipboard'

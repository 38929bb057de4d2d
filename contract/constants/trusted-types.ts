/** The host app's own Trusted Types policy. It allows the URL of the widget loader and nothing else. */
export const TRUSTED_TYPES_POLICY = 'widget-loader'

/**
 * The Trusted Types policy of ProseMirror, the article editor's library. It parses pasted HTML in a detached document
 * and keeps what the editor's schema knows.
 */
export const EDITOR_TYPES_POLICY = 'ProseMirrorClipboard'

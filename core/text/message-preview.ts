import { isUpload, messageLink } from './message-link.ts'

/** Localized messages of a preview. `{name}` is replaced by the file's name. */
export type MessagePreviewMessages = {
  /** Such as 'Image: {name}'. */
  readonly image: string
  /** Such as 'File: {name}'. */
  readonly file: string
}

/** Matches emphasis with one to three stars. A star next to a letter or digit is a product, such as 2*3*4. */
const EMPHASIS = /(^|[^\p{L}\p{N}*])(\*{1,3})([^\s*](?:[^*\n]*[^\s*])?)\2(?![\p{L}\p{N}*])/gu
/** Matches an opening marker whose closing marker was cut off in a stored preview. */
const CUT_EMPHASIS = /(^|\s)\*\*(?=[^\s*][^*]*$)/
type Markers = readonly (readonly [marker: RegExp, replacement: string])[]

/** Markers of code and emphasis, with their replacements. */
export const INLINE_MARKERS: Markers = [
  [/`([^`\n]+)`/g, '$1'],
  [EMPHASIS, '$1$3'],
  // Emphasis around emphasis.
  [EMPHASIS, '$1$3'],
]
const MARKERS: Markers = [
  [/^ {0,3}```[\w+#.-]*\s*$/gm, ''],
  [/^[ \t]*(?:#{1,6}|[-*>])[ \t]+/gm, ''],
  [/!?\[([^[\]\n]+)\]\([^\s()[\]]+\)/g, '$1'],
  ...INLINE_MARKERS,
  [CUT_EMPHASIS, '$1'],
]

/**
 * Returns a message as one line of plain text: kind and name of an uploaded file, or the text without Markdown
 * markers and line breaks. Other URLs stay as they are. The text is not shortened.
 */
export function messagePreview(content: string, t: MessagePreviewMessages): string {
  const link = messageLink(content)
  if (link) {
    if (!isUpload(link)) return content.trim()
    return (link.kind === 'image' ? t.image : t.file).replace('{name}', () => link.fileName)
  }
  return withoutMarkers(content.replace(/\r\n?/g, '\n'), MARKERS).replace(/\s+/g, ' ').trim()
}

/** Replaces the markers of a text, one after the other. */
export function withoutMarkers(text: string, markers: Markers): string {
  return markers.reduce((left, [marker, replacement]) => left.replace(marker, replacement), text)
}

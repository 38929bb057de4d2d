import { isUpload, messageLink } from './message-link.ts'

/** Localized messages of a preview; `{name}` is the place of the file's name. */
export type MessagePreviewMessages = {
  /** Such as 'Image: {name}'. */
  readonly image: string
  /** Such as 'File: {name}'. */
  readonly file: string
}

/** Emphasis of one to three stars. A star beside a letter or digit outside is a sum, such as 2*3*4. */
const EMPHASIS = /(^|[^\p{L}\p{N}*])(\*{1,3})([^\s*](?:[^*\n]*[^\s*])?)\2(?![\p{L}\p{N}*])/gu
/** A stored preview may be cut between the two marks. */
const CUT_EMPHASIS = /(^|\s)\*\*(?=[^\s*][^*]*$)/
type Markers = readonly (readonly [marker: RegExp, replacement: string])[]

/** Of code and emphasis. */
export const INLINE_MARKERS: Markers = [
  [/`([^`\n]+)`/g, '$1'],
  [EMPHASIS, '$1$3'],
  // Emphasis around emphasis.
  [EMPHASIS, '$1$3'],
]
const MARKERS: Markers = [
  [/^ {0,3}```[\w+#.-]*\s*$/gm, ''],
  [/^\s*(?:#{1,6}|[-*>])[ \t]+/gm, ''],
  [/!?\[([^[\]\n]+)\]\([^\s()[\]]+\)/g, '$1'],
  ...INLINE_MARKERS,
  [CUT_EMPHASIS, '$1'],
]

/**
 * One line of plain text for a message: an uploaded file by kind and name, any other text without its Markdown markers
 * and line breaks. Other addresses stay as they are. The text is not shortened.
 */
export function messagePreview(content: string, t: MessagePreviewMessages): string {
  const link = messageLink(content)
  if (link) {
    if (!isUpload(link)) return content.trim()
    return (link.kind === 'image' ? t.image : t.file).replace('{name}', () => link.fileName)
  }
  return withoutMarkers(content.replace(/\r\n?/g, '\n'), MARKERS).replace(/\s+/g, ' ').trim()
}

/** The text with each marker replaced, one after the other. */
export function withoutMarkers(text: string, markers: Markers): string {
  return markers.reduce((left, [marker, replacement]) => left.replace(marker, replacement), text)
}

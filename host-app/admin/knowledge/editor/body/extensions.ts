import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { linkTarget } from '#host-app/knowledge/markdown/link-target.ts'
import { drawPicture } from './draw-picture.ts'

/** The editor's extensions: all that Markdown can express, and nothing else. */
export const EXTENSIONS = [
  StarterKit.configure({
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: url => linkTarget(url) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image.extend({
    parseHTML: () => [
      {
        tag: 'img[src]',
        getAttrs: element => (linkTarget(element.getAttribute('src') ?? '') ? null : false),
      },
    ],
    addNodeView: () => drawPicture,
  }).configure({ inline: true }),
  Table,
  TableRow,
  // A cell of a Markdown table has one line.
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
]

/** The code of files, before and after they are sent. Many conversations have none. */
export { FileIcon } from '#sdk/ui/controls/file-icon.tsx'
export { formatSize } from '#sdk/ui/text/format-size.ts'
export { addFiles } from '../../runtime/files/add-files.ts'
export { OutgoingFileRow } from './composer/outgoing-file-row.tsx'
export { StagedFiles } from './composer/staged-files.tsx'
export { LinkedFile } from './thread/linked-file.tsx'

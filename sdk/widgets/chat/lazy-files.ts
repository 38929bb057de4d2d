/** Lazy parts of messages with files. They load when the first of them renders. */
import { lazyFrom, lazyModule } from '#sdk/ui/hooks/lazy.tsx'

const load = () => import('./files.lazy.ts')
const files = lazyFrom(load)

/** Returns the module with the components for files; null until it has loaded. */
export const useFiles = lazyModule(load)
/** A file in the thread. */
export const LinkedFile = files(module => module.LinkedFile)
/** A file that is being uploaded. */
export const OutgoingFileRow = files(module => module.OutgoingFileRow)

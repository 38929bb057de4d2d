/** Returns a hash of the names and contents of files and folders, without tests. A missing path counts as empty. */
export function inputHash(paths: string[], salt?: string): string

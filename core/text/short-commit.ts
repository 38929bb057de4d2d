/** Returns the first ten digits of a commit's hash, with what follows the hash: `-dirty` if files were changed since. */
export function shortCommit(commit: string): string {
  return commit.replace(/^([0-9a-f]{10})[0-9a-f]+/, '$1')
}

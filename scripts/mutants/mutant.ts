/** A mutation that removes one behavior, which a user, an operator or an attacker would notice. */
export type Mutant = {
  /** The id of the requirement or of the security rule, else a short name. */
  readonly id: string
  /** The behavior that the product no longer has. */
  readonly takesAway: string
  readonly file: string
  /** Text that occurs exactly once in `file`. */
  readonly find: string
  readonly replace: string
  /** Files with tests of which at least one fails. */
  readonly tests: readonly string[]
  /** Selects tests by their titles, where a file takes long (a regular expression). */
  readonly pattern?: string
}

/** Returns the source with its mutation. @throws Error unless it holds the mutant's text exactly once. */
export function mutate(source: string, { id, file, find, replace }: Mutant): string {
  const parts = source.split(find)
  if (parts.length !== 2)
    throw new Error(`${file} holds the text of ${id} ${parts.length - 1} times, not once.`)
  return parts.join(replace)
}

/** Whether the mutant's tests run the widgets in Chromium, and not in Node. */
export function needsChromium({ tests }: Mutant): boolean {
  return tests.some(file => file.startsWith('tests/widgets/'))
}

/** Returns the folder that a mutant counts for: of the large packages the one below, such as `server/domain`. */
export function folderOf({ file }: Mutant): string {
  const [package_ = '', folder = ''] = file.split('/')
  return ['server', 'host-app'].includes(package_) ? `${package_}/${folder}` : package_
}

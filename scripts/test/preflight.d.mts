/** A kind of test that needs Debian's packages. */
type Optional = {
  readonly names: readonly string[]
  readonly isThere: () => boolean
  readonly without: string
  readonly isFullOnly?: boolean
}

export function missingSpace(memory?: number, disk?: number): string | undefined
export function missingBrowser(): string | undefined
export function skippedTests(isFull: boolean, optional?: readonly Optional[]): string[]

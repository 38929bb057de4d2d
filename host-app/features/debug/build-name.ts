/** Names the build by its entry script, whose name holds a hash of what is in it; 'development' where nothing is built. */
export function buildName(page: Pick<Document, 'querySelector'> = document): string {
  const entry = page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  return /\/assets\/(.+)\.js$/.exec(entry)?.[1] ?? 'development'
}

/** Lets this process, and the Node processes it forks, import TypeScript files. Needs installed packages. */
export async function loadTypeScript() {
  process.execArgv.push('--import', 'tsx')
  const { register } = await import('tsx/esm/api')
  register()
}

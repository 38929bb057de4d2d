/**
 * `npm test` runs every stage of the fast tier; `npm test -- unit build` runs only those stages. `--full` runs the full
 * tier; `--strict` counts flaky tests as failed (`npm run test:full` does both); `--times` prints the time per stage
 * and suite. It imports nothing before it knows that this Node can.
 */
const [major, minor] = process.versions.node.split('.').map(Number)
if (major > 22 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)) {
  const { main } = await import('./test/main.mjs')
  process.exitCode = await main(process.argv.slice(2))
} else {
  console.error(
    `Node ${process.versions.node} can't run Lapwing: install Node 24 or newer (20.19 and 22.13 work, too).`,
  )
  process.exitCode = 1
}

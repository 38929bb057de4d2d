/** A point of a chart in pixels; null where there is no value. */
export type Point = readonly [x: number, y: number] | null

/** Returns the path of a line through the points. It breaks where a value is missing. */
export function linePath(points: readonly Point[]): string {
  return runsOf(points)
    .map(run => `M${run.map(coordinates).join('L')}`)
    .join('')
}

/** Returns the path of the areas between two lines with the same points. */
export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  const pairs = upper.map((point, at) => (point && lower[at] ? ([point, lower[at]] as const) : null))
  return runsOf(pairs)
    .map(run => {
      const back = run.map(([, below]) => below).reverse()
      return `M${[...run.map(([above]) => above), ...back].map(coordinates).join('L')}Z`
    })
    .join('')
}

function runsOf<Each>(items: readonly (Each | null)[]): Each[][] {
  const runs: Each[][] = []
  let isOpen = false
  for (const item of items) {
    if (item === null) isOpen = false
    else if (isOpen) runs.at(-1)!.push(item)
    else {
      runs.push([item])
      isOpen = true
    }
  }
  return runs
}

function coordinates([x, y]: readonly [number, number]): string {
  return `${round(x)} ${round(y)}`
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

/** Returns a number of seconds in its two largest units, such as `34 s`, `4 min 5 s`, `2 h 10 min` or `3 d 4 h`. */
export function durationText(value: number): string {
  const seconds = Math.round(value)
  if (seconds < MINUTE) return `${seconds} s`
  if (seconds < HOUR) return pair(Math.floor(seconds / MINUTE), 'min', seconds % MINUTE, 's')
  const minutes = Math.round(seconds / MINUTE)
  if (seconds < DAY) return pair(Math.floor(minutes / 60), 'h', minutes % 60, 'min')
  const hours = Math.round(seconds / HOUR)
  return pair(Math.floor(hours / 24), 'd', hours % 24, 'h')
}

function pair(large: number, largeUnit: string, small: number, smallUnit: string): string {
  const start = `${large} ${largeUnit}`
  return small === 0 ? start : `${start} ${small} ${smallUnit}`
}

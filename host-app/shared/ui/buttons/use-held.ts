import { useState } from 'react'

/**
 * Returns `value` as it was before `isHeld` became true. The label of a busy switch uses it: the new label appears when
 * the switch can be pressed again, even if the new value arrives earlier over realtime.
 */
export function useHeld<Value extends string | number | boolean>(value: Value, isHeld: boolean): Value {
  const [held, hold] = useState(value)
  if (!isHeld && held !== value) hold(value)
  return isHeld ? held : value
}

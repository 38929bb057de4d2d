import type { Command } from './command.ts'
import { commandWords } from './command.ts'

/** The commands that keys run at this moment, by their keys; without single letters and signs where those are off. */
export function boundKeys(commands: readonly Command[], hasSingleKeys: boolean) {
  return new Map(
    commands.flatMap(command => {
      const { keys, repeats = false } = commandWords(command)
      if (keys === undefined || (!hasSingleKeys && hasSingle(keys))) return []
      return [[keys, { run: command.run, repeats }] as const]
    }),
  )
}

/** Whether one of the keys is pressed as a mere letter or sign. */
function hasSingle(keys: string): boolean {
  return keys.split(' ').some(key => [...key].length === 1)
}

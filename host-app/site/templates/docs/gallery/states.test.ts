import { describe, expect, it } from 'vitest'
import { elementsManifest } from '../../../../../scripts/pack/elements-manifest.ts'
import { STATES } from './states.ts'

const elements = elementsManifest().modules.flatMap(({ declarations }) => declarations)

describe('the states of the gallery', () => {
  it('are of the elements of the manifest', () => {
    expect(Object.keys(STATES).sort()).toEqual(elements.map(({ tagName }) => tagName).sort())
  })

  it.each(elements)('of $tagName use what it has', ({ tagName, attributes, members, cssParts }) => {
    const states = STATES[tagName]!
    const names = states.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    for (const { name, command, press, ...state } of states) {
      for (const attribute of Object.keys(state.attributes ?? {}))
        expect(
          attributes.map(({ name }) => name),
          name,
        ).toContain(attribute)
      if (command)
        expect(members.flatMap(({ kind, name }) => (kind === 'method' ? [name] : []))).toContain(command[0])
      const [, part] = /^\[part~="(.+)"\]$/.exec(press ?? '') ?? []
      if (part)
        expect(
          cssParts.map(({ name }) => name),
          name,
        ).toContain(part)
    }
  })
})

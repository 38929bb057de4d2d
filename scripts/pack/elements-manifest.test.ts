import { describe, expect, it } from 'vitest'
import { ATTRIBUTES, EVENTS, elementOf, FEATURES } from '#contract/embed.ts'
import { declarationOf, elementsManifest, readCommands, readElementDoc } from './elements-manifest.ts'

const { modules } = elementsManifest()
const elements = modules.flatMap(({ declarations }) => declarations)

describe('the custom-elements manifest', () => {
  it('has every element, with its definition', () => {
    expect(elements.map(({ tagName }) => tagName)).toEqual(FEATURES.map(elementOf).toSorted())
    expect(modules[0]!.exports.map(({ name }) => name)).toEqual(elements.map(({ tagName }) => tagName))
  })

  it.each(elements)(
    'describes everything of $tagName',
    ({ attributes, events, members, cssParts, cssProperties }) => {
      const known: readonly string[] = Object.values(EVENTS)
      expect(events.filter(({ name }) => !known.includes(name))).toEqual([])
      for (const { description } of [...attributes, ...events, ...members, ...cssParts, ...cssProperties])
        expect(description).not.toBe('')
      const properties = members.filter(({ kind }) => kind === 'field').map(({ name }) => name)
      expect(properties).toEqual(
        attributes.flatMap(({ name }) =>
          ATTRIBUTES.some(known => known === name) && !['open', 'brand'].includes(name) ? [name] : [],
        ),
      )
    },
  )

  it('reads a docstring', () => {
    const doc = readElementDoc(
      'define-x.ts',
      `/**
        * Defines \`<support-chat>\`: the chat, in
        * one line. A second call does nothing.
        * @element support-chat
        * @attr {'a' | 'b'} [kind=a] which
        *   of two
        * @fires support:open - the panel opened
        * @csspart panel - the panel
        * @cssprop [--support-z=1] - z-index
        */`,
    )
    const commands = `
      export type LapwingCommands = {
        /** Opens. */
        open(options?: { focus: boolean }): void
        /** Is of another element. */
        startCall(): void
      }
      export type LapwingQueries = {}
      export type OwnCommands = { 'support-chat': never; 'support-voice': 'startCall' }
      export type CommonCommands = 'open'`
    expect(declarationOf(doc!, readCommands(commands))).toMatchObject({
      name: 'SupportChatElement',
      description: 'The chat, in one line.',
      attributes: [{ name: 'kind', type: { text: "'a' | 'b'" }, default: 'a', description: 'which of two' }],
      members: [
        {
          kind: 'method',
          name: 'open',
          description: 'Opens.',
          parameters: [{ name: 'options', type: { text: '{ focus: boolean }' }, optional: true }],
          return: { type: { text: 'void' } },
        },
      ],
      events: [{ name: 'support:open', description: 'the panel opened' }],
      cssParts: [{ name: 'panel', description: 'the panel' }],
      cssProperties: [{ name: '--support-z', default: '1', description: 'z-index' }],
    })
  })

  it.each([
    ['an attribute without a type', '@attr kind which'],
    ['an event without a description', '@fires support:open'],
  ])('refuses %s', (_, line) => {
    const doc = readElementDoc('x.ts', `/**\n * Defines it.\n * @element support-chat\n * ${line}\n */`)!
    expect(() => declarationOf(doc, readCommands())).toThrow('cannot read')
  })
})

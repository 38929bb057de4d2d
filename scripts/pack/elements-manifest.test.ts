import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EVENTS, elementOf, FEATURES } from '#contract/embed.ts'
import { ATTRIBUTES } from '#contract/embed-attributes.ts'
import {
  declarationOf,
  elementsManifest,
  readAttributes,
  readCommands,
  readElementDoc,
} from './elements-manifest.ts'

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
        * @fires support:open - the panel opened
        * @csspart panel - the panel
        * @cssprop [--support-z=1] - z-index
        */`,
    )
    const attributes = `
      type Kind = 'a' | 'b'
      type Common = {
        /**
         * Which
         * of two.
         * @default a
         */
        readonly kind?: Kind | undefined
      }
      export type ElementAttributes = {
        'support-chat': Common & {
          /** The language. */
          readonly 'spoken-in'?: Locale
        }
      }`
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
    expect(declarationOf(doc!, readAttributes(attributes), readCommands(commands))).toMatchObject({
      name: 'SupportChatElement',
      description: 'The chat, in one line.',
      attributes: [
        { name: 'kind', type: { text: "'a' | 'b'" }, default: 'a', description: 'Which of two.' },
        { name: 'spoken-in', type: { text: "'en' | 'de' | 'es' | 'fr' | 'he' | 'ar'" } },
      ],
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

  it('refuses an event without a description', () => {
    const doc = readElementDoc(
      'x.ts',
      '/**\n * Defines it.\n * @element support-chat\n * @fires support:open\n */',
    )!
    expect(() => declarationOf(doc, readAttributes(), readCommands())).toThrow('cannot read')
  })

  it('refuses an attribute without a docstring', () => {
    const of = readAttributes(`type ElementAttributes = { 'support-kb': { readonly kind?: string } }`)
    expect(() => of('support-kb')).toThrow('kind has no docstring')
  })
})

describe('the attributes of every element', () => {
  it('are those of the chat', () => {
    const names = readAttributes()('support-chat').map(({ name }) => name)
    expect(names.toSorted()).toEqual(ATTRIBUTES.toSorted())
  })

  it('are in the table of the tag in docs/embed.md', () => {
    const [, table] = readFileSync('docs/embed.md', 'utf8').split('## The tag\n')
    const names = Array.from(table!.split('\n## ')[0]!.matchAll(/`data-(\w+)`/g), ([, name]) => name)
    expect(names).toEqual(expect.arrayContaining([...ATTRIBUTES]))
  })
})

/**
 * The npm packages, as a developer gets them: packed, and installed into projects without a network. React, Vite and
 * TypeScript come from this repository.
 */
import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-chromium.mjs'
import type { ElementsManifest } from '../../scripts/pack/elements-manifest.ts'

/** It ends what hangs. Each build and compilation is a process, which a busy machine runs slowly. */
const TIMEOUT_MS = scaleTimeout(300_000)

/** Packages that a project of a developer has anyway. */
const LINKED = ['react', 'react-dom', 'scheduler', 'vite', 'typescript', '@types/react', 'csstype']

let project = ''

vi.setConfig({ testTimeout: TIMEOUT_MS })

beforeAll(() => {
  expect(run(process.execPath, ['scripts/pack.mjs'], '.')).toBe('')
  project = mkdtempSync(join(tmpdir(), 'lapwing-packages-'))
  write('package.json', JSON.stringify({ name: 'shop', private: true, type: 'module' }))
  const packed = readdirSync('dist/packages').filter(file => file.endsWith('.tgz'))
  expect(packed.map(file => file.replace(/-\d.*/, ''))).toEqual(['lapwing-react', 'lapwing-widget'])
  const files = packed.map(file => resolve('dist/packages', file))
  const options = ['--offline', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error']
  expect(run('npm', ['install', ...options, ...files])).toBe('')
  for (const name of LINKED) {
    const link = join(project, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve('node_modules', name), link)
  }
}, TIMEOUT_MS)

afterAll(() => rmSync(project, { recursive: true, force: true }))

it('a package has its code, types, README and license, and cannot be published', () => {
  const widget = files('node_modules/@lapwing/widget')
  expect(widget).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'custom-elements.json',
      'index.d.ts',
      'index.js',
      'jsx.d.ts',
    ]),
  )
  expect(files('node_modules/@lapwing/react')).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'index.d.ts', 'index.js']),
  )
  for (const name of ['widget', 'react']) {
    const path = `node_modules/@lapwing/${name}`
    expect(JSON.parse(read(`${path}/package.json`))).toMatchObject({ private: true, license: 'MIT' })
    for (const file of files(path).filter(file => file.endsWith('.d.ts')))
      expect(read(`${path}/${file}`)).not.toMatch(/from '(#|[^']*\.tsx?')/)
  }
  expect(read('node_modules/@lapwing/react/index.js')).toMatch(/^'use client'|^"use client"/)
})

it('an empty Vite project bundles the loader and nothing else', () => {
  write('index.html', '<script type="module" src="/main.js"></script>')
  write(
    'main.js',
    `import { Lapwing, loadLapwing } from '@lapwing/widget'
    loadLapwing({ server: 'https://support.example.com', tenant: 'acme', features: ['chat'] })
    Lapwing('open')`,
  )
  const code = build()
  expect(code).toContain('widget-loader.js')
  expect(code.length).toBeLessThan(4_000)
})

it('a server renders a React page, which hears an element’s events once it is hydrated', async () => {
  write('app.js', APP)
  write(
    'server.js',
    `import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { Lapwing, loadLapwing } from '@lapwing/widget'
    import { App } from './app.js'
    Lapwing('open')
    if (await loadLapwing({ server: 'https://support.example.com' })) throw new Error('loaded')
    process.stdout.write(renderToString(createElement(App)))`,
  )
  const html = run(process.execPath, ['server.js'])
  expect(html).toBe('<p>Closed</p><support-kb tenant="acme">Help</support-kb>')

  write(
    'main.js',
    `import { createElement } from 'react'
    import { hydrateRoot } from 'react-dom/client'
    import { App } from './app.js'
    hydrateRoot(document.getElementById('root'), createElement(App))`,
  )
  const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArgs })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(scaleTimeout(30_000))
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.route('https://support.example.com/**', route => route.abort())
    await page.setContent(`<div id="root">${html}</div>`)
    await page.addScriptTag({ type: 'module', content: build() })
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            document.querySelector('support-kb')!.dispatchEvent(new CustomEvent('support:open'))
            return document.querySelector('p')!.textContent
          }),
        { timeout: scaleTimeout(20_000) },
      )
      .toBe('Open')
    expect(errors).toEqual([])
  } finally {
    await browser.close()
  }
})

it.each(['bundler', 'nodenext'])(
  'strict TypeScript with %s checks commands, events and elements',
  resolution => {
    write('plain.ts', PLAIN)
    write('react.tsx', REACT)
    write('documented.ts', documentedTypes())
    expect(compile(resolution, ['plain.ts', 'react.tsx', 'documented.ts'])).toBe('')
  },
)

it('without React, the widget’s types need nothing else', () => {
  write('plain.ts', PLAIN)
  expect(compile('bundler', ['plain.ts'])).toBe('')
})

it.each([
  ["Lapwing('opne')", 'opne'],
  ["Lapwing('setTheme', 'blue')", 'blue'],
  ["Lapwing('showArticle')", 'Expected'],
  ["Lapwing('on', 'unread', ({ detail }) => detail.text)", 'text'],
  ["loadLapwing({ tenant: 'acme' })", 'server'],
  ["loadLapwing({ server: '', features: ['chat', 'phone'] })", 'phone'],
  ["document.querySelector('support-kb')?.startCall()", 'startCall'],
])('%s does not compile', (code, word) => {
  write(
    'wrong.ts',
    `import { Lapwing, loadLapwing } from '@lapwing/widget'\nvoid [Lapwing, loadLapwing]\n${code}\n`,
  )
  const output = compile('bundler', ['wrong.ts'])
  expect(output).toContain('wrong.ts(3,')
  expect(output).toContain(word)
})

const APP = `
import { createElement, useState } from 'react'
import { LapwingProvider, SupportKb } from '@lapwing/react'

export function App() {
  const [state, setState] = useState('Closed')
  return createElement(
    LapwingProvider,
    { server: 'https://support.example.com', tenant: 'acme' },
    createElement('p', null, state),
    createElement(SupportKb, { onOpen: () => setState('Open') }, 'Help'),
  )
}
`

const PLAIN = `
import { EVENTS, Lapwing, loadLapwing, type WidgetSettings } from '@lapwing/widget'

const settings: WidgetSettings = { email: 'ann@example.com', locale: 'de', theme: null }
const isLoaded: Promise<boolean> = loadLapwing({ server: 'https://support.example.com', features: ['chat'], ...settings })
Lapwing('boot', settings)
Lapwing('open', { focus: false })
Lapwing('identify', async () => 'token')
Lapwing('startSurvey', { kind: 'stars' })
const unread: number | undefined = Lapwing('get', 'unread')
const off: () => void = Lapwing('on', 'message', ({ detail }) => detail.text.trim())
Lapwing('on', EVENTS.conversationStart, ({ detail }) => detail.conversationId.trim())
document.addEventListener('support:before-send', event => event.detail.text || event.preventDefault())
document.querySelector('support-kb')?.showArticle('returns')
document.querySelector('support-chat')?.on('unread', ({ detail }) => detail.count.toFixed())
window.Lapwing?.('toggle')
export { isLoaded, off, unread }
`

const REACT = `
import '@lapwing/widget/jsx'
import { useRef } from 'react'
import { LapwingProvider, SupportChat, SupportCsat, useLapwing, useLapwingEvent } from '@lapwing/react'
import type { SupportChatElement } from '@lapwing/widget'

export function App() {
  const chat = useRef<SupportChatElement>(null)
  const { unread } = useLapwing()
  useLapwingEvent('ticket', ({ detail }) => detail.number.toFixed())
  return (
    <LapwingProvider server="https://support.example.com" tenant="acme" identity={() => 'token'}>
      <button onClick={() => chat.current?.newMessage('Hello')}>{unread.toFixed()}</button>
      <SupportChat ref={chat} email="ann@example.com" onUnread={({ detail }) => detail.count.toFixed()} className="chat" />
      <SupportCsat kind="stars" onCsat={({ detail }) => detail.score?.toFixed()} />
      <support-kb tenant="acme" theme="dark">Help</support-kb>
      {/* @ts-expect-error no such theme */}
      <support-kb theme="blue" />
      {/* @ts-expect-error no such kind */}
      <SupportCsat kind="hearts" />
      {/* @ts-expect-error the help center has no calls */}
      <SupportChat onCall={() => {}} />
    </LapwingProvider>
  )
}
`

/** Builds `index.html` with Vite, and returns its script. */
function build(): string {
  expect(run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'])).toBe('')
  const scripts = files('dist/assets').filter(file => file.endsWith('.js'))
  expect(scripts.length).toBe(1)
  return read(`dist/assets/${scripts[0]}`)
}

/** Returns code that compiles only if the types of the elements are those of their docstrings. */
function documentedTypes(): string {
  const manifest: ElementsManifest = JSON.parse(read('node_modules/@lapwing/widget/custom-elements.json'))
  const lines = manifest.modules[0]!.declarations.flatMap(({ tagName, attributes, events, members }) => {
    const of = `ElementAttributes['${tagName}']`
    const methods = members.filter(({ kind }) => kind === 'method')
    return [
      `same<keyof ${of}, ${union(attributes)}>()`,
      `same<ElementEvents['${tagName}'], ${union(events)}>()`,
      ...attributes.map(({ name, type }) => `same<NonNullable<${of}['${name}']>, ${type.text}>()`),
      ...members.flatMap(member =>
        'attribute' in member
          ? [`same<SupportElement<'${tagName}'>['${member.name}'], ${member.type.text}>()`]
          : [],
      ),
      ...methods.map(({ name }) => `void document.createElement('${tagName}').${name}`),
    ]
  })
  return `import type { ElementAttributes, ElementEvents, SupportElement } from '@lapwing/widget'
function same<A, B>(..._: [A, B] extends [B, A] ? [] : [never]): void {}
${lines.join('\n')}
`
}

function union(items: readonly { readonly name: string }[]): string {
  return items.map(({ name }) => `'${name}'`).join(' | ')
}

function compile(resolution: string, names: readonly string[]): string {
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'ES2022',
    module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
    moduleResolution: resolution,
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: [],
    noEmit: true,
  }
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, files: names }))
  return run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'])
}

function write(path: string, text: string): void {
  writeFileSync(join(project, path), text)
}

function read(path: string): string {
  return readFileSync(join(project, path), 'utf8')
}

function files(path: string): string[] {
  return readdirSync(join(project, path))
}

/** Returns what a command prints. Of a script of this repository, only errors. */
function run(command: string, args: readonly string[], cwd = project): string {
  const { stdout, stderr, status } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (cwd !== project || command === 'npm') return status === 0 ? '' : `${stdout}${stderr}`
  return `${stdout}${stderr}`
}

import { GLOBAL_NAME } from '#contract/embed.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { until } from './until.ts'

const LOADER = '/tests/widgets/fixture/widget-loader.js'

/** A customer's page in a frame of its own, so that tests don't affect each other. */
export type LoaderPage = Window & {
  calls?: unknown[][]
  notes: string[]
  Lapwing: (name: string, ...args: readonly unknown[]) => unknown
}

/** Returns the loader's tag; its URL has fake widgets next to it. */
export function tag(attributes = '', query = ''): string {
  return `<script src="${LOADER}${query}" ${attributes}></script>`
}

/** The tag with the chat only, and its brand. */
export const CHAT_TAG = tag(
  'data-tenant="acme" data-features="chat" data-brand="--_brand-accent:#3346c2;--_brand-radius:4px"',
)

/** Opens a page; `head` comes before the loader's tags, `body` is the whole body. */
export async function openPage(body: string, head = ''): Promise<LoaderPage> {
  const frame = document.createElement('iframe')
  // A chat's panel does not fill it.
  frame.width = '600'
  frame.height = '500'
  frame.srcdoc = `<!doctype html><html><head><title>Host</title>
    <script>notes = []; console.warn = (...parts) => notes.push(parts.join(' '))</script>${head}</head>
    <body>${body}</body></html>`
  document.body.append(frame)
  await new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  return frame.contentWindow as unknown as LoaderPage
}

/** Closes all pages, and their tab, which remembers whether the chat is open: the frames of a test share it. */
export function closePages(): void {
  leavePages()
  sessionStorage.clear()
}

/** Closes all pages, and stays in their tab. */
export function leavePages(): void {
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
}

/** Returns the page's elements of a name. */
export function elements(page: LoaderPage, name = 'support-chat'): HTMLElement[] {
  return [...page.document.querySelectorAll<HTMLElement>(name)]
}

/** Returns the button in an element. */
export function button(element: HTMLElement | undefined): HTMLButtonElement {
  return element!.shadowRoot!.querySelector('button')!
}

/** Waits until the fake widget has received a command, and returns all of that name. */
export async function heard(page: LoaderPage, name: string): Promise<unknown[][]> {
  const found = () => (page.calls ?? []).filter(([, called]) => called === name)
  await until(() => found().length > 0, `${name}; heard ${JSON.stringify(page.calls)}, noted ${page.notes}`)
  return found()
}

/** Waits long enough for something unwanted to have happened. */
export async function settle(page: LoaderPage): Promise<void> {
  page[GLOBAL_NAME]('update', {})
  await new Promise(resolve => setTimeout(resolve, scaleTimeout(150)))
}

/**
 * Pages whose scripts break what a widget needs, and where the chat then works: in the page, or in a frame.
 */
import { type HostilePage, script } from './hostile-pages.ts'

/** A hostile page, and where its chat works. */
export type BrokenPage = HostilePage & { readonly place: 'page' | 'frame' }

/** A script that stops events before anybody else gets them. */
const grab = (types: readonly string[]) =>
  script(`${JSON.stringify(types)}.forEach(function (type) {
    window.addEventListener(type, function (event) { event.preventDefault(); event.stopImmediatePropagation() }, true)
  })`)

/** A script with a dialog that traps the focus. */
const trap = (isCapture: boolean) =>
  `<dialog open id="trap"><button>Stay</button></dialog>${script(`
  document.addEventListener('focusin', function (event) {
    var dialog = document.getElementById('trap')
    if (!dialog.contains(event.target)) dialog.querySelector('button').focus()
  }, ${isCapture})`)}`

/** All broken pages. */
export const BROKEN_PAGES: readonly BrokenPage[] = [
  { name: 'no iterators of arrays', place: 'frame', head: script('delete Array.prototype[Symbol.iterator]') },
  {
    name: 'no iterators of sets and maps',
    place: 'frame',
    head: script('Set.prototype[Symbol.iterator] = Map.prototype[Symbol.iterator] = undefined'),
  },
  {
    name: 'no constructable style sheets',
    place: 'frame',
    head: script(`window.CSSStyleSheet = function () { throw new TypeError('Illegal constructor') }`),
  },
  {
    name: 'no adopted style sheets',
    place: 'frame',
    head: script(
      'delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets',
    ),
  },
  {
    name: 'elements of the names that are looked up',
    place: 'page',
    head: '<form id="Lapwing" name="body"><input name="q"><input name="isFirst"></form><img name="fetch" alt="">',
  },
  {
    name: 'an image named currentScript',
    place: 'page',
    head: '<img name="currentScript" src="data:," alt="">',
  },
  {
    name: 'Event, CustomEvent and Element of its own',
    place: 'frame',
    head: script('window.Event = window.CustomEvent = function () {}; window.Element = {}'),
  },
  {
    name: 'a broken JSON, and no methods of Array and Object',
    place: 'frame',
    head: script(`JSON.stringify = function () { return '{}' };
      Array.from = Object.values = Object.entries = Object.fromEntries = undefined`),
  },
  {
    name: 'no observers',
    place: 'frame',
    head: script(`delete window.MutationObserver; delete window.ResizeObserver; delete window.IntersectionObserver;
      delete window.requestIdleCallback`),
  },
  {
    name: 'a support-chat of its own',
    place: 'frame',
    head: script(`customElements.define('support-chat', class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: 'open' }) }
    })`),
  },
  {
    name: 'no customElements',
    place: 'frame',
    head: script(`Object.defineProperty(window, 'customElements', { value: undefined })`),
  },
  { name: 'kept clicks', place: 'frame', head: grab(['click', 'mousedown', 'mouseup']) },
  { name: 'kept keys', place: 'frame', head: grab(['keydown', 'keypress', 'keyup']) },
  {
    name: 'shortcuts on Space and Enter',
    place: 'page',
    head: script(`document.addEventListener('keydown', function (event) {
      if (event.target.localName !== 'input' && [' ', 'Enter'].includes(event.key)) event.preventDefault()
    })`),
  },
  { name: 'a focus trap', place: 'page', head: trap(false) },
  { name: 'a focus trap that is first', place: 'frame', head: trap(true) },
  {
    name: 'a prototype that reads as a property descriptor',
    place: 'frame',
    head: script('Object.prototype.get = function () {}; Object.prototype.value = 1'),
  },
  {
    name: 'a prototype that reads as options',
    place: 'frame',
    head: script(`Object.prototype.email = 'mallory@example.com'; Object.prototype.tenant = 'noor';
      Object.prototype.open = ''; Object.prototype.nonce = 'x'`),
  },
  {
    name: 'a fetch that sends credentials',
    place: 'page',
    head: script(`var old = window.fetch; window.fetch = function (url, options) {
      return old(url, Object.assign({}, options, { credentials: 'include' }))
    }`),
  },
  {
    name: 'a bound fetch that sends credentials',
    place: 'page',
    head: script(`window.fetch = function (url, options) {
      return this(url, Object.assign({}, options, { credentials: 'include' }))
    }.bind(window.fetch)`),
  },
  {
    name: 'a fetch that fails',
    place: 'page',
    head: script(`window.fetch = () => Promise.reject(new Error('no'))`),
  },
  {
    name: 'a fetch that never ends',
    place: 'page',
    head: script('window.fetch = () => new Promise(() => {})'),
  },
  { name: 'no fetch', place: 'page', head: script('delete window.fetch') },
]

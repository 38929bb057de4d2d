/** Pages that interfere with the widget as real sites do. Each adds one piece to the head of a plain page. */
import { existsSync, readFileSync } from 'node:fs'

/** A page that interferes with the widget. */
export type HostilePage = {
  readonly name: string
  /** Markup before the widget's script. */
  readonly head: string
  /**
   * The page's own content security policy, with `SERVER` for the widget's origin and `FILES` for that of
   * uploads.
   */
  readonly policy?: string
  /** What a conversation can't do on this page. */
  readonly without?: 'resume'
}

const style = (css: string) => `<style>${css}</style>`
/** Returns a script element of the page, before the widget's. */
export const script = (code: string) => `<script>${code}</script>`

/** All hostile pages. */
export const HOSTILE_PAGES: readonly HostilePage[] = [
  { name: 'nothing', head: '' },
  {
    name: 'all unset, with !important',
    head: style('* { all: unset !important } head, script, style { display: none !important }'),
  },
  {
    name: 'inherited text styles',
    head: style(`html { direction: rtl; font: italic 40px/3 cursive; letter-spacing: 9px; text-transform: uppercase;
      word-spacing: 30px; text-align: right; color: red; text-indent: 60px; visibility: visible; cursor: none;
      white-space: pre; quotes: none; -webkit-text-fill-color: red; text-shadow: 3px 3px red }
      * { box-sizing: content-box !important; margin: 9px !important; float: left !important }`),
  },
  {
    name: 'transforms and filters on html and body',
    head: style(
      'body { transform: rotate(0.01deg) scale(0.9); filter: grayscale(1); contain: layout; overflow: hidden }',
    ),
  },
  {
    name: 'a transform of everything',
    head: style('* { transform: translateZ(0) } body { min-height: 3000px }'),
  },
  {
    name: 'rules against the element itself',
    head: style(`support-chat { display: none !important; position: static !important; opacity: 0 !important;
      visibility: hidden !important; pointer-events: none !important; transform: scale(0.1) !important }`),
  },
  {
    name: 'polluted prototypes',
    head: script(`Object.prototype.polluted = function () { return 1 };
      Array.prototype.each = function () { return 2 };
      Array.prototype.toJSON = function () { return 'mine' };
      String.prototype.toJSON = function () { return 'mine' };`),
  },
  {
    name: 'Array, JSON and Object as bad polyfills leave them',
    head: script(`Array.from = function (a) { return [].slice.call(a) };
      Array.prototype.find = function (f) { for (var i = 0; i < this.length; i++) if (f(this[i])) return this[i] };
      Array.prototype.includes = function (x) { return this.indexOf(x) >= 0 };
      Object.values = Object.keys;
      var stringify = JSON.stringify; JSON.stringify = function (v) { return stringify(v, null, 3) };
      var parse = JSON.parse; JSON.parse = function (t) { return parse(String(t)) };
      window.Promise = class extends Promise {}; window.fetch = (f => function () { return f.apply(window, arguments) })(fetch)`),
  },
  {
    name: 'an element named querySelector',
    head: '<img name="querySelector" alt=""><form id="querySelectorAll"></form>',
  },
  {
    name: 'a document.querySelector of its own',
    head: script('document.querySelector = document.querySelectorAll = function () { return null }'),
  },
  {
    name: 'storage that throws',
    head: script(`Object.defineProperty(window, 'localStorage',
      { get() { throw new DOMException('no', 'SecurityError') } })`),
    without: 'resume',
  },
  {
    name: 'storage that is full',
    head: script(
      `Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError') }`,
    ),
    without: 'resume',
  },
  {
    name: 'an old browser without randomUUID, Notification, RTC and idle callbacks',
    head: script(`delete Crypto.prototype.randomUUID; delete window.Notification;
      delete window.RTCPeerConnection; delete window.requestIdleCallback; delete window.BroadcastChannel;
      delete AbortSignal.timeout;`),
  },
  {
    name: 'forged messages and events',
    head: script(`setInterval(function () {
        window.postMessage({ lapwing: 1, type: 'close' }, '*');
        document.dispatchEvent(new CustomEvent('support:close', { bubbles: true }));
        window.dispatchEvent(new Event('online'));
      }, 50)`),
  },
  {
    name: 'a policy of named hosts, no styles, Trusted Types and no policy for them',
    head: '',
    policy: `default-src 'none'; script-src SERVER; connect-src SERVER WS; img-src SERVER FILES; style-src 'none';
      require-trusted-types-for 'script'; trusted-types 'none'`,
  },
  {
    name: 'a policy of nonces',
    head: '',
    policy: `default-src 'none'; script-src 'nonce-r4nd0m'; connect-src SERVER WS; img-src SERVER FILES;
      require-trusted-types-for 'script'; trusted-types 'none'`,
  },
  {
    name: 'a policy that lets the loader in and nothing of ours after it',
    head: '',
    policy: `default-src 'none'; script-src SERVER/widget-loader.js; frame-src SERVER; connect-src 'none'`,
  },
  ...oldLibrary('Prototype.js 1.7.3', 'prototype'),
  ...oldLibrary('MooTools 1.4.5', 'mootools'),
]

/** A page with a library as packaged by Debian (`libjs-…`); none where the package isn't installed. */
function oldLibrary(name: string, library: string): HostilePage[] {
  const file = `/usr/share/javascript/${library}/${library}.js`
  return existsSync(file) ? [{ name, head: script(readFileSync(file, 'utf8')) }] : []
}

/**
 * Returns the page's markup; `server` is the widget's origin, `tag` the further attributes of its script
 * tag.
 */
export function hostileHtml({ head, policy }: HostilePage, server: string): string {
  const meta = policy
    ? `<meta http-equiv="Content-Security-Policy" content="${policy
        .replaceAll('SERVER', server)
        .replaceAll('FILES', server.replace('//', '//files.'))
        .replaceAll('WS', server.replace('http', 'ws'))
        .replaceAll(/\s+/g, ' ')}">`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${meta}
    <link rel="icon" href="data:,">${head}</head>
    <body><h1>Host</h1><p>Text <a href="#x">link</a></p><ul><li>one</li><li>two</li></ul>
    <form><input name="a" value="1"><button>Go</button></form></body>
    <script nonce="r4nd0m" src="${server}/widget-loader.js" data-tenant="acme" data-features="chat"
      data-email="visitor@example.com"></script></html>`
}

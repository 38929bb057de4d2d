import { isAddress } from '#core/text/is-address.ts'

const MAIL = /^mailto:[^\s@]+@[^\s@]+$/i
/** A path of the site itself; two strokes would be another host, and a backslash is one to browsers. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/

/** Whether an article may lead there: http(s), mailto, and paths of the site. */
export function isAllowedLink(href: string): boolean {
  return isAddress(href) || MAIL.test(href) || SITE_PATH.test(href)
}

/** Whether an article may show a picture from there: http(s), and paths of the site. */
export function isAllowedPicture(src: string): boolean {
  return isAddress(src) || SITE_PATH.test(src)
}

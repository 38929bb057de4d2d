/**
 * `@lapwing/widget/jsx`: the elements in React's JSX (React 19), so that `<support-kb tenant="acme" />` is checked. Types
 * only.
 */
import type { HTMLAttributes, Ref } from 'react'
import type { ElementAttributes, ElementTag, SupportElement } from './index.ts'

/** The elements of `JSX.IntrinsicElements`. */
export type LapwingJsxElements = {
  [Tag in ElementTag]: Omit<HTMLAttributes<HTMLElement>, keyof ElementAttributes[Tag]> &
    ElementAttributes[Tag] & { readonly ref?: Ref<SupportElement<Tag>>; readonly class?: string }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends LapwingJsxElements {}
  }
}

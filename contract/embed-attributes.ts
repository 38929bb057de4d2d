/**
 * The attributes of the elements: the one table. The docstrings are the descriptions in the npm packages' types, in the
 * custom-elements manifest and in the gallery. Only the names reach a page.
 */
import type { Locale } from './constants/locales.ts'
import type { SurveyKind } from './constants/surveys.ts'

/**
 * Attributes that every element accepts, the script tag with the prefix `data-`, and `boot` and `update` as settings. They
 * are those of the chat: a test compares them.
 */
export const ATTRIBUTES = [
  'tenant',
  'email',
  'name',
  'locale',
  'theme',
  'position',
  'mode',
  'open',
  'brand',
  'label',
  'consent',
] as const satisfies readonly (keyof ElementAttributes['support-chat'])[]

/** One of `ATTRIBUTES`. */
export type AttributeName = (typeof ATTRIBUTES)[number]

/** Attributes that are also properties of the elements. */
export type PropertyName = Exclude<AttributeName, 'open' | 'brand'>

/** Whether an attribute is also a property. `open` is a method, and `brand` a style sheet. */
export function isProperty(name: AttributeName): name is PropertyName {
  return name !== 'open' && name !== 'brand'
}

/** Attributes that a chat in a frame takes over from the page around it. */
export const FRAME_ATTRIBUTES = [
  'email',
  'name',
  'locale',
  'theme',
  'consent',
] as const satisfies readonly AttributeName[]

/** The look of a widget; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto'

/** Settings of the commands `boot` and `update`: attributes of the elements. `null` removes one. */
export type WidgetSettings = {
  readonly [Name in keyof ElementAttributes['support-chat']]: ElementAttributes['support-chat'][Name] | null
}

type CommonAttributes = {
  /**
   * The company's subdomain. A new value starts another session.
   * @default app
   */
  readonly tenant?: string | undefined
  /** The language. Default: the page's `lang`, then the browser's language. */
  readonly locale?: Locale | undefined
  /**
   * The look; `auto` follows the `color-scheme` of the page.
   * @default light
   */
  readonly theme?: Theme | undefined
  /** `required`: nothing is stored in the visitor's browser, and what was stored is removed. */
  readonly consent?: 'required' | 'given' | undefined
}

type VisitorAttributes = {
  /** The visitor's email address, unverified. The ticket form starts with it. */
  readonly email?: string | undefined
  /** The visitor's name, unverified. The ticket form starts with it. */
  readonly name?: string | undefined
}

type CornerAttributes = {
  /**
   * The corner of the button or card.
   * @default right
   */
  readonly position?: 'left' | 'right' | undefined
  /** Opens the panel or card without moving the focus; `false` or no attribute closes it. */
  readonly open?: boolean | undefined
}

type PlaceAttributes = {
  /** Default: `floating` if the loader added the element, else `inline`. `page` fills the window. */
  readonly mode?: 'inline' | 'floating' | 'page' | undefined
}

/** The attributes of each element. */
export type ElementAttributes = {
  'support-chat': CommonAttributes &
    VisitorAttributes &
    CornerAttributes & {
      /**
       * `inline` fills its place in the page, `page` the whole window.
       * @default floating
       */
      readonly mode?: 'inline' | 'floating' | 'page' | undefined
      /** The brand's style properties, as Settings → Install writes them. */
      readonly brand?: string | undefined
      /** Words on the launcher. */
      readonly label?: string | undefined
    }
  'support-ticket': CommonAttributes &
    VisitorAttributes & {
      /**
       * `inline` is as high as its content, `page` fills the window.
       * @default inline
       */
      readonly mode?: 'inline' | 'page' | undefined
      /** Emits `support:open` or `support:close`. The element is visible in any case. */
      readonly open?: boolean | undefined
    }
  'support-kb': CommonAttributes & CornerAttributes & PlaceAttributes
  'support-voice': CommonAttributes &
    CornerAttributes &
    PlaceAttributes & {
      /** Sends a test tone in place of the microphone. */
      readonly 'fake-mic'?: boolean | undefined
      /** Connects to the provider directly if the server can't connect the call. */
      readonly fallback?: boolean | undefined
    }
  'support-csat': CommonAttributes &
    CornerAttributes &
    PlaceAttributes & {
      /**
       * Asks this kind, about no conversation. Default: asks about the latest conversation of this browser if its end was
       * surveyed, else the company's kind.
       */
      readonly kind?: SurveyKind | undefined
      /** The token of a link in an email. */
      readonly survey?: string | undefined
      /** Asks about this conversation of this browser, or shows nothing. The chat sets it. */
      readonly conversation?: string | undefined
      /** Is answered once the survey is seen, such as from a link in an email. */
      readonly score?: number | undefined
    }
}

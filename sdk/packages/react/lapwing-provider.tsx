import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import {
  type IdentityToken,
  Lapwing,
  type LoadOptions,
  loadLapwing,
  type WidgetSettings,
} from '../widget/index.ts'
import { ProviderContext } from './provider-context.ts'

/** Props of `LapwingProvider`: the settings of the script tag, and who the visitor is. */
export type LapwingProviderProps = LoadOptions & {
  /**
   * Verifies the visitor: a signed JWT, or a function that fetches one whenever it is needed. When it becomes undefined,
   * the visitor is logged out.
   */
  readonly identity?: Exclude<IdentityToken, Promise<string>> | undefined
  readonly children?: ReactNode
}

/** Whether a provider that left the page has hidden the widgets. */
let isHidden = false

/**
 * Loads the widgets, keeps them up to date with its props, and gives `tenant`, `email`, `name`, `locale` and `theme`
 * to the elements below it. `server`, `features` and `nonce` count when it first appears. When it leaves the page, the widgets are
 * hidden. Renders nothing of its own, so a server's HTML is the same.
 */
export function LapwingProvider({ identity, children, ...options }: LapwingProviderProps): ReactNode {
  const { tenant, email, name, locale, theme } = options
  const first = useRef(options)
  useEffect(() => {
    void loadLapwing(first.current)
    if (isHidden) Lapwing('show')
    isHidden = false
    return () => {
      isHidden = true
      Lapwing('hide')
    }
  }, [])
  useSettings(options)
  const known = useIdentity(identity)
  const provided = useMemo(
    () => ({ defaults: { tenant, email, name, locale, theme }, identity: known }),
    [tenant, email, name, locale, theme, known],
  )
  return <ProviderContext value={provided}>{children}</ProviderContext>
}

/** Sends the changes of the settings since the last rendering. The first ones are in the script tag. */
function useSettings({ server: _, features: __, nonce: ___, ...settings }: LoadOptions): void {
  const last = useRef<WidgetSettings>(settings)
  useEffect(() => {
    const before = last.current
    last.current = settings
    const names = Object.keys({ ...before, ...settings }) as (keyof WidgetSettings)[]
    const changed = names.filter(name => (before[name] ?? null) !== (settings[name] ?? null))
    if (changed.length === 0) return
    Lapwing('update', Object.fromEntries(changed.map(name => [name, settings[name] ?? null])))
  })
}

/**
 * Verifies the visitor when there is a token or another one, and logs out when there is none any more. Returns what the
 * elements on the page have been told.
 */
function useIdentity(identity: LapwingProviderProps['identity']): RefObject<IdentityToken | null> {
  // A function is often a new one with each rendering. The widgets call it whenever they need a token.
  const key = typeof identity === 'function' ? true : (identity ?? null)
  const latest = useRef(identity)
  const last = useRef<typeof key>(null)
  const known = useRef<IdentityToken | null>(null)
  useEffect(() => {
    latest.current = identity
  })
  useEffect(() => {
    if (key === last.current) return
    last.current = key
    known.current = key === true ? () => (latest.current as () => string | Promise<string>)() : key
    if (known.current === null) Lapwing('logout')
    else Lapwing('identify', known.current)
  }, [key])
  return known
}

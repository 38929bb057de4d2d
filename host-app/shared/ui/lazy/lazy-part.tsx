import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { connection } from '../../api/connection.ts'
import { Button } from '../buttons/button.tsx'
import { Notice } from '../notice.tsx'
import styles from './lazy-part.module.css'
import { restoreStyles } from './lost-styles.ts'

/** Thrown when a part's code or style failed to load: a new release has removed its file, or there is no network. */
export class LostPart extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not come', { cause })
  }
}

type PartBoundaryProps = {
  /** Loads the part's code again. */
  readonly load: () => Promise<unknown>
  /** Called once the part has failed. */
  readonly onFail: (error: unknown) => void
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * Replaces a part that failed to load or threw an error with a message; the rest of the page keeps working.
 * Only a class component can catch errors.
 */
export class PartBoundary extends Component<PartBoundaryProps, { failed: { error: unknown } | null }> {
  override state = { failed: null as { error: unknown } | null }
  readonly reset = () => this.setState({ failed: null })

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFail(error)
  }

  override render(): ReactNode {
    const { load, onClose, children } = this.props
    const { failed } = this.state
    if (!failed) return children
    return <FailedPart error={failed.error} load={load} reset={this.reset} onClose={onClose} />
  }
}

/** A page, or a part of one, with its own chunk, which can be preloaded. */
export type LazyPart<Props = object> = ComponentType<Props> & { readonly preload: () => Promise<void> }

/** A prop that also concerns a part's failure: a closable part can be closed when it failed to load, too. */
type Closable = { readonly onClose?: () => void }

/**
 * Makes a component out of a dynamic import. After `preload` it renders without suspending, so that the
 * server can render it to text and the client can hydrate it. A part already on the page doesn't change when
 * `preload` finishes later. A part that fails to load or throws shows an error in its place. It loads again
 * on a press of the button there, on navigation, when the connection is back, and the next time it is rendered. `onLost` is called when a
 * rendered part failed to load.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  onLost?: () => void,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  let Lazy = later()

  async function ask(): Promise<ComponentType<Props>> {
    try {
      if (loaded) return loaded
      await restoreStyles()
      loaded = await load()
      return loaded
    } catch (error) {
      throw new LostPart(error)
    }
  }
  function later(): ComponentType<Props> {
    return lazy(async () => ({ default: await ask() }))
  }
  function onFail(error: unknown): void {
    if (!(error instanceof LostPart)) return
    // A rejected `lazy` component never retries, so it is replaced.
    Lazy = later()
    onLost?.()
  }

  function Inner(props: Props) {
    const [Loaded] = useState(() => loaded ?? Lazy)
    return <Loaded {...props} />
  }
  function Part(props: Props) {
    return (
      <PartBoundary load={ask} onFail={onFail} onClose={(props as Closable).onClose}>
        <Inner {...props} />
      </PartBoundary>
    )
  }
  return Object.assign(Part, {
    preload: async () => {
      await ask()
    },
  })
}

type FailedPartProps = {
  readonly error: unknown
  /** Loads the part's code again. */
  readonly load: () => Promise<unknown>
  /** Renders the part again. */
  readonly reset: () => void
  /** Closes a part that overlays the page, such as a dialog. */
  readonly onClose: (() => void) | undefined
}

/**
 * Replaces a part whose code failed to load or that threw an error. It retries on a press, on navigation, and, if its code
 * did not come, when the connection is back.
 */
export function FailedPart({ error, load, reset, onClose }: FailedPartProps) {
  const { pathname } = useLocation()
  const [failedAt] = useState(pathname)
  const [tried, setTried] = useState<'busy' | 'away' | null>(null)
  useEffect(() => {
    if (pathname !== failedAt) startTransition(reset)
  }, [pathname, failedAt, reset])

  async function tryAgain(): Promise<void> {
    setTried('busy')
    const outcome = await tryPartAgain(error, { load, isReachable, reload: () => window.location.reload() })
    if (outcome === 'back') reset()
    if (outcome === 'away') setTried(outcome)
  }

  const isLost = error instanceof LostPart
  useEffect(() => {
    if (!isLost) return
    // Nothing else may be asking for the server.
    void connection.check()
    return connection.onBack(() => void load().then(reset, () => {}))
  }, [isLost, load, reset])
  const notice = (
    <Notice
      role="alert"
      title={`This part could not be ${isLost ? 'loaded' : 'shown'}`}
      text={
        tried === 'away'
          ? 'The server could not be reached. Check your connection.'
          : 'Trying again may reload the page.'
      }
    >
      <Button busy={tried === 'busy'} onClick={tryAgain}>
        Try again
      </Button>
      {onClose && <Button onClick={onClose}>Close</Button>}
    </Notice>
  )
  return onClose ? <div className={styles['over']}>{notice}</div> : notice
}

function isReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

type Ways = {
  /** Loads the part again. */
  readonly load: () => Promise<unknown>
  /** Whether the server answers at all; never rejects. */
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
}

/**
 * Handles a press on "Try again". `back`: the part has loaded. `reloading`: it failed although the server is
 * reachable, because its file is gone or the browser remembers the failed import (whatwg/html#6768), so the
 * page reloads. `away`: the server is unreachable, and a reload would only lose the page.
 */
export async function tryPartAgain(
  error: unknown,
  { load, isReachable, reload }: Ways,
): Promise<'back' | 'reloading' | 'away'> {
  if (error instanceof LostPart) {
    const isBack = await load().then(
      () => true,
      () => false,
    )
    if (isBack) return 'back'
  }
  if (!(await isReachable())) return 'away'
  reload()
  return 'reloading'
}

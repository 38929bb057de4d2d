import { atom, type WritableAtom } from 'nanostores'
import type { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { followLocale, wantedLocale } from '../../locales/follow-locale.ts'
import { ENGLISH_KB, KB_LANGUAGES } from '../../locales/kb/kb-messages.ts'
import { createReport } from '../../runtime/browser/report-trouble.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import { lazyDriver } from '../../runtime/element/lazy-driver.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import { storageKey } from '../../runtime/storage/storage-key.ts'
import { isHome } from './data/cached-home.ts'
import { createKbCache } from './data/kb-cache.ts'
import type { Remote } from './data/remote.ts'
import type { KbDriver, KbSession, KbStores } from './kb-session.ts'
import { createTrail } from './panel/trail.ts'

const LISTS: typeof STORAGE_KEYS.knowledgeList = 'kb_list_cache'

type Options = { readonly host: WidgetHost; readonly tenant: string }

/** Creates the session of a help center. The driver loads when the element shows. Actions wait until then. */
export function createKbSession(environment: Environment, { host, tenant }: Options): KbSession {
  const { baseUrl, clock, openStorage } = environment
  const report = createReport(host)
  const localeNow = () => wantedLocale(host)
  const homes = createKbCache({
    openStorage,
    clock,
    key: LISTS,
    scope: storageKey(baseUrl, tenant),
    isValue: isHome,
  })
  const stores: KbStores = {
    // From the cache, so that a second visit renders at once.
    $home: atom({ status: 'loading', value: homes.read(`home ${localeNow()}`) }),
    $category: atom({ status: 'loading', value: null }),
    $article: atom({ status: 'loading', value: null }),
    $found: atom({ status: 'loading', value: null }),
    $catalog: atom(ENGLISH_KB),
  }
  const driver = lazyDriver(
    () => import('./kb-driver.ts'),
    ({ createKbDriver }): KbDriver => createKbDriver({ session, report }),
    error => {
      report('load', 'the knowledge base could not be started', error)
      for (const $store of [stores.$home, stores.$category, stores.$article, stores.$found]) {
        const store = $store as WritableAtom<Remote<unknown>>
        store.set({ ...store.get(), status: 'failed' })
      }
    },
  )
  // A driver that starts loads the current view.
  const trail = createTrail(view => driver.running()?.load(view))
  const session: KbSession = {
    ...stores,
    ...trail,
    environment,
    host,
    tenant,
    homes,
    localeNow,
    driver: driver.load,
    start: () => driver.act(({ start }) => start()),
    write(text) {
      trail.write(text)
      driver.act(({ ask }) => ask(text))
    },
    search: () => driver.act(({ search }) => search()),
    retry() {
      const running = driver.running()
      if (running) running.retry()
      else driver.load().catch(() => {})
    },
    stop() {
      unfollow()
      driver.stop()
    },
  }

  const unfollow = followLocale(host, stores.$catalog, KB_LANGUAGES)
  driver.load().catch(() => {})
  return session
}

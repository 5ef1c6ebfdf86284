import {
  type Blocker,
  type BlockerFunction,
  createPath,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router'
import { loadPages, type ServedState } from './load-pages.ts'
import type { PageRoute } from './page-routes.ts'

type Setting = {
  routes: PageRoute[]
  history: ReturnType<typeof UNSAFE_createBrowserHistory>
  served: ServedState
  /** Fetches what a route needs before it can be shown; nothing when all of it is here. */
  fetchRoute: (route: PageRoute, pathname: string) => Promise<unknown> | undefined
  /** A page's code could not be fetched: the reader stays where they are. `isWanted` unless they have gone elsewhere meanwhile. */
  onLost: (address: string, isWanted: boolean) => void
}

type Step = Pick<RouterState, 'historyAction' | 'location'> & {
  preventScrollReset?: boolean
  /** To the page that the server made: its code is here, and only those that wait are asked. */
  isFirst?: true
}
type Match = RouterState['matches'][number] & { route: PageRoute }

const { Pop: pop, Push: push, Replace: replace } = NavigationType

/**
 * The browser's half of the router: what moves from page to page, made for pages whose data comes by queries. The library's own
 * engine, which also carries forms, fetchers, revalidation and the server's loaders, is a fifth of all that an exam room loads
 * (decision 097); its components and hooks are used as they are.
 *
 * A page's code is fetched before anything moves. Where that fails (a release took the file away, or the network is gone) the
 * reader stays and is told, instead of losing the page they are on.
 */
export function createPageRouter({ routes, history, served, fetchRoute, onLost }: Setting): DataRouter {
  const subscribers = new Set<RouterSubscriber>()
  const blockers = new Map<string, BlockerFunction>()
  /** The step that is under way is the last that was begun; what an earlier one fetched is of no use any more. */
  let steps = 0
  /** While the history goes back to where a blocker keeps the reader, and what to do when it is there. */
  let returning: { next?: () => void } | undefined

  const matchesAt = (location: Partial<Location> | string) => (matchRoutes(routes, location) ?? []) as Match[]
  const matches = matchesAt(history.location)
  const first = loadPages.atFirst(matches, served)
  let state: RouterState = {
    historyAction: pop,
    location: history.location,
    matches,
    initialized: first.waiting.length === 0,
    renderFallback: first.waiting.some(({ id }) => !(id in first.loaderData)),
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: first.loaderData,
    actionData: null,
    errors: served.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  }

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change }
    for (const tell of [...subscribers])
      tell(state, {
        deletedFetchers: [],
        newErrors: change.errors ?? null,
        viewTransitionOpts: undefined,
        flushSync: false,
      })
  }

  async function go(step: Step): Promise<void> {
    const turn = ++steps
    const { location } = step
    const next = matchesAt(location)
    if (state.initialized && isPlaceInPage(state.location, location)) return arrive(step, next, state)
    const missing = step.isFirst ? [] : next.flatMap(({ route }) => fetchRoute(route, location.pathname) ?? [])
    if (missing.length > 0 && !(await fetched(missing, step, next, turn))) return
    const waiting = step.isFirst ? first.waiting : next.map(({ route }) => route)
    const outcome = await loadPages.at(next, { waiting, from: state, url: history.createURL(location) })
    if (turn !== steps) return
    if (outcome.redirect === undefined) return arrive(step, next, outcome)
    return follow(outcome.redirect, step)
  }

  async function fetched(missing: Promise<unknown>[], step: Step, next: Match[], turn: number): Promise<boolean> {
    document.documentElement.dataset.pageLoading = ''
    state = { ...state, navigation: { ...IDLE_NAVIGATION, ...step, state: 'loading', matches: next } }
    try {
      await Promise.all(missing)
    } catch {
      const isWanted = turn === steps
      if (isWanted) complete()
      // The history has moved already: the server's own page is what stands at that address.
      if (isWanted && step.historyAction === pop) window.location.reload()
      else onLost(createPath(step.location), isWanted)
      return false
    }
    return turn === steps
  }

  /** How every step ends but one that was given up for a later one: nothing shows any more that one is under way. */
  function complete(change?: Partial<RouterState>): void {
    // What shows it before the app is there, for a press that is remembered, is not the router's.
    if (state.navigation.state === 'loading') delete document.documentElement.dataset.pageLoading
    state = { ...state, navigation: IDLE_NAVIGATION }
    if (change) update(change)
  }

  function follow(redirect: string, { historyAction }: Step): Promise<void> {
    const { origin, href } = new URL(redirect, window.location.href)
    if (origin !== window.location.origin) {
      complete()
      window.location.assign(href)
      return Promise.resolve()
    }
    return go({
      historyAction: historyAction === push ? push : replace,
      location: locationOf(redirect, null),
    })
  }

  function arrive(
    { historyAction, location, preventScrollReset = false }: Step,
    next: Match[],
    data: ServedState,
  ): void {
    if (historyAction === push) history.push(location, location.state)
    if (historyAction === replace) history.replace(location, location.state)
    complete({
      historyAction,
      location,
      preventScrollReset,
      matches: next,
      loaderData: data.loaderData,
      errors: data.errors,
      initialized: true,
      renderFallback: false,
      blockers: new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
    })
  }

  function locationOf(to: To, linkState: unknown): Location {
    const path = resolvePath(to, state.location.pathname)
    return { ...path, ...history.encodeLocation(path), state: linkState, key: Math.random().toString(36).slice(2, 10) }
  }

  async function navigate(to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const location = locationOf(to ?? '', options.state ?? null)
    // The fields of a form that is answered by a page.
    if ('formData' in options && options.formData)
      location.search = `?${new URLSearchParams([...options.formData].map(([name, value]) => [name, String(value)]))}`
    const historyAction = options.replace ? replace : push
    const { preventScrollReset = false } = options
    const blocked = block(location, historyAction, () => void navigate(to, options))
    if (!blocked) await go({ historyAction, location, preventScrollReset })
  }

  /** Whether a blocker keeps the reader here; `proceed` takes the step after all. */
  function block(nextLocation: Location, historyAction: Step['historyAction'], proceed: () => void): boolean {
    const [key, isBlocking] = [...blockers].at(-1) ?? []
    if (key === undefined || isBlocking === undefined || state.blockers.get(key)?.state === 'proceeding') return false
    if (!isBlocking({ currentLocation: state.location, nextLocation, historyAction })) return false
    setBlocker(key, {
      state: 'blocked',
      location: nextLocation,
      proceed() {
        setBlocker(key, { state: 'proceeding', location: nextLocation, proceed: undefined, reset: undefined })
        proceed()
      },
      reset: () => setBlocker(key, IDLE_BLOCKER),
    })
    return true
  }

  const setBlocker = (key: string, blocker: Blocker): void =>
    update({ blockers: new Map(state.blockers).set(key, blocker) })

  function onHistory({ location, delta }: { location: Location; delta: number | null }): void {
    if (returning) {
      const { next } = returning
      returning = undefined
      next?.()
      return
    }
    const proceed = () => {
      const goOn = () => history.go(delta ?? 0)
      if (returning) returning.next = goOn
      else goOn()
    }
    if (delta !== null && block(location, pop, proceed)) {
      returning = {}
      history.go(-delta)
    } else void go({ historyAction: pop, location })
  }

  const router = {
    basename: '/',
    routes,
    // The routes themselves are filled as they come: there is nothing newer to look up.
    manifest: {},
    get state() {
      return state
    },
    match: matchesAt,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    navigate,
    subscribe(tell: RouterSubscriber) {
      subscribers.add(tell)
      return () => subscribers.delete(tell)
    },
    getBlocker(key: string, isBlocking: BlockerFunction) {
      blockers.set(key, isBlocking)
      const blocker = state.blockers.get(key) ?? IDLE_BLOCKER
      if (!state.blockers.has(key)) setBlocker(key, blocker)
      return blocker
    },
    deleteBlocker(key: string) {
      blockers.delete(key)
      const left = new Map(state.blockers)
      if (left.delete(key)) update({ blockers: left })
    },
    /** Once its listeners are there. */
    initialize() {
      history.listen(onHistory)
      if (!state.initialized) void go({ historyAction: pop, location: state.location, isFirst: true })
      return router
    },
  } as unknown as DataRouter
  return router
}

const isPlaceInPage = (here: Location, { pathname, search, hash }: Location): boolean =>
  hash !== '' && here.pathname === pathname && here.search === search

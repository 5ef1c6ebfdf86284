import { type BlockerFunction, UNSAFE_createMemoryHistory as createMemoryHistory, redirect } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchRoute } from './fetch-route.ts'
import type { ServedState } from './load-pages.ts'
import { createPageRouter } from './page-router.ts'
import { createPageRoutes, type RouteFile, type RouteModule } from './page-routes.ts'

const file = (id: string, path: string, more: Partial<RouteFile> = {}): RouteFile => ({
  id,
  parentId: 'root',
  path,
  module: `/assets/${id}.js`,
  hasLoader: true,
  hasClientLoader: true,
  ...more,
})
const Nothing = () => null
const page: RouteModule = { default: Nothing, clientLoader: () => null }

type Loading = { file: string; arrive: (module?: RouteModule) => void; fail: () => void }
type RouterSetting = {
  at?: string
  before?: string[]
  modules?: Record<string, RouteModule>
  files?: RouteFile[]
  served?: Partial<ServedState>
}

function setUp({ at = '/here', before = [], modules: given, files = [], served }: RouterSetting = {}) {
  const all = [
    { id: 'root', module: '/assets/root.js', hasLoader: true },
    file('here', '/here'),
    file('a', '/a'),
    file('b', '/b/:id'),
    file('area', '/area/*'),
    file('not-found', '*'),
    ...files,
  ]
  const root: RouteModule = { ...page, shouldRevalidate: () => false }
  const modules: Record<string, RouteModule | undefined> = { root, here: page, ...given }
  const loading: Loading[] = []
  const load = (name: string) =>
    new Promise<RouteModule>((resolve, reject) =>
      loading.push({
        file: name,
        arrive: (module = page) => resolve(module),
        fail: () => reject(new TypeError('404')),
      }),
    )
  const history = createMemoryHistory({ initialEntries: [...before, at] })
  const onLost = vi.fn()
  const router = createPageRouter({
    routes: createPageRoutes(Object.fromEntries(all.map((each) => [each.id, each])), modules),
    history,
    served: { loaderData: { root: 'kept', here: 'served' }, errors: null, ...served },
    fetchRoute: (route, pathname) => fetchRoute(route, pathname, modules, load),
    onLost,
  })
  router.initialize()
  const told = vi.fn()
  router.subscribe(told)
  const address = () => router.state.location.pathname + router.state.location.search + router.state.location.hash
  return { router, history, loading, onLost, told, address, modules }
}

const isShownLoading = () => 'pageLoading' in document.documentElement.dataset
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'http://localhost/here', origin: 'http://localhost', reload: vi.fn() } })
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null })
})
afterEach(() => vi.unstubAllGlobals())

describe('the first page', () => {
  it('stands as the server made it', () => {
    const { router, loading } = setUp()
    expect(router.state).toMatchObject({
      initialized: true,
      loaderData: { root: 'kept', here: 'served' },
      errors: null,
    })
    expect(router.state.matches.map(({ route }) => route.id)).toEqual(['root', 'here'])
    expect(loading).toEqual([])
  })

  it('waits, with what it shows meanwhile, where only the browser can answer for it', async () => {
    const clientLoader = Object.assign(async () => 'known here', { hydrate: true })
    const own = { ...page, clientLoader, HydrateFallback: Nothing }
    const { router } = setUp({ modules: { here: own } })
    expect(router.state).toMatchObject({ initialized: false, renderFallback: true, loaderData: { root: 'kept' } })
    expect(router.state.loaderData).not.toHaveProperty('here')
    await settle()
    expect(router.state).toMatchObject({ initialized: true, loaderData: { root: 'kept', here: 'known here' } })
  })

  const leading = (to: string): RouteModule => ({
    ...page,
    HydrateFallback: Nothing,
    clientLoader: Object.assign(
      () => {
        throw redirect(to)
      },
      { hydrate: true },
    ),
  })

  it('leads elsewhere without leaving a step behind in the history', async () => {
    const { router, address, history, loading } = setUp({ modules: { here: leading('/a?next=1') } })
    await settle()
    expect(loading.map(({ file }) => file)).toEqual(['/assets/a.js'])
    loading[0]?.arrive()
    await settle()
    expect([address(), history.index]).toEqual(['/a?next=1', 0])
    expect(router.state).toMatchObject({
      initialized: true,
      renderFallback: false,
      loaderData: { root: 'kept', a: null },
    })
  })

  it('shows the server’s error, and asks no route below it', async () => {
    const clientLoader = vi.fn()
    const served = { loaderData: {}, errors: { root: new Error('no centre') } }
    const { router } = setUp({
      served,
      modules: { here: { ...page, clientLoader: Object.assign(clientLoader, { hydrate: true }) } },
    })
    await settle()
    expect(router.state.errors).toBe(served.errors)
    expect(clientLoader).not.toHaveBeenCalled()
  })
})

describe('a step', () => {
  it('is made at once to a page that is here, and the root keeps what it knows', async () => {
    const { router, address, history, told } = setUp({ modules: { a: page } })
    await router.navigate('/a?x=1', { state: { from: 'test' } })
    expect([address(), history.index, router.state.location.state]).toEqual(['/a?x=1', 1, { from: 'test' }])
    expect(router.state.loaderData).toEqual({ root: 'kept', a: null })
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('takes the place of the page before, adds the fields of a form, and finds its way from where it is', async () => {
    const { router, address, history } = setUp({ modules: { a: page } })
    await router.navigate('/a', { replace: true })
    expect([address(), history.index]).toEqual(['/a', 0])
    const formData = new FormData()
    formData.append('q', 'নাড়ি')
    await router.navigate('/a', { formData, formMethod: 'get' } as never)
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('নাড়ি')
    await router.navigate('?page=2')
    expect(address()).toBe('/a?page=2')
  })

  it('gives a page its parameters, the pattern of its route and the whole address', async () => {
    const clientLoader = vi.fn()
    const { router } = setUp({ modules: { b: { ...page, clientLoader } } })
    await router.navigate('/b/7?x=1')
    expect(clientLoader.mock.calls[0]?.[0]).toMatchObject({ params: { id: '7' }, pattern: '/b/:id' })
    expect(clientLoader.mock.calls[0]?.[0].request.url).toMatch(/\/b\/7\?x=1$/)
  })

  it('to a place in the same page asks nothing anew', async () => {
    const clientLoader = vi.fn()
    const { router, address } = setUp({ modules: { here: { ...page, clientLoader } } })
    await router.navigate('/here#end')
    expect(address()).toBe('/here#end')
    expect(router.state.loaderData).toEqual({ root: 'kept', here: 'served' })
    expect(clientLoader).not.toHaveBeenCalled()
  })

  it('shows at the root what a page could not say', async () => {
    const broken = new Error('broken')
    const clientLoader = () => {
      throw broken
    }
    const { router } = setUp({ modules: { a: { ...page, clientLoader } } })
    await router.navigate('/a')
    expect(router.state.errors).toEqual({ root: broken })
    await router.navigate('/here')
    expect(router.state.errors).toBeNull()
  })

  it('gives way to a later one, however long its page takes to answer', async () => {
    let answer = () => {}
    const clientLoader = () => new Promise<void>((resolve) => (answer = resolve))
    const { router, address } = setUp({ modules: { a: { ...page, clientLoader }, b: page } })
    const slow = router.navigate('/a')
    await router.navigate('/b/1')
    answer()
    await slow
    expect(address()).toBe('/b/1')
  })

  it('leads to the page that stands for all unknown addresses', async () => {
    const { router } = setUp({ modules: { 'not-found': page } })
    await router.navigate('/nowhere/at/all')
    expect(router.state.matches.at(-1)?.route.id).toBe('not-found')
  })
})

describe('a step to a page whose code is not here', () => {
  it('waits for it', async () => {
    const { router, address, loading } = setUp()
    const going = router.navigate('/a')
    expect(loading.map(({ file }) => file)).toEqual(['/assets/a.js'])
    expect(isShownLoading()).toBe(true)
    expect([address(), router.state.navigation.state]).toEqual(['/here', 'loading'])
    loading[0]?.arrive()
    await going
    expect([address(), router.state.navigation.state]).toEqual(['/a', 'idle'])
    expect(isShownLoading()).toBe(false)
  })

  it('waits for the page that a route fetches itself, and not for one that it has', async () => {
    let arrive = () => {}
    const preload = vi.fn((pathname: string) =>
      pathname === '/area/new' ? new Promise<void>((resolve) => (arrive = resolve)) : undefined,
    )
    const { router, address } = setUp({ modules: { area: { ...page, handle: { preload } } } })
    const going = router.navigate('/area/new')
    await settle()
    expect(address()).toBe('/here')
    arrive()
    await going
    expect(address()).toBe('/area/new')
    await router.navigate('/area/old')
    expect(address()).toBe('/area/old')
  })

  it('is not made when the code is gone: the reader stays, and is told where they wanted to go', async () => {
    const { router, address, loading, onLost } = setUp()
    const going = router.navigate('/a?q=1')
    loading[0]?.fail()
    await going
    expect([address(), router.state.navigation.state]).toEqual(['/here', 'idle'])
    expect(onLost.mock.calls).toEqual([['/a?q=1', true]])
    expect(isShownLoading()).toBe(false)
  })

  it('is tried again when it is asked for again', async () => {
    const { router, address, loading } = setUp()
    const first = router.navigate('/a')
    loading[0]?.fail()
    await first
    const second = router.navigate('/a')
    loading[1]?.arrive()
    await second
    expect(address()).toBe('/a')
  })

  it('gives way to a later one', async () => {
    const { router, address, loading } = setUp()
    const slow = router.navigate('/a')
    const quick = router.navigate('/b/1')
    loading[1]?.arrive()
    await quick
    loading[0]?.arrive()
    await slow
    expect(address()).toBe('/b/1')
  })

  it('is dropped when the reader has gone back meanwhile', async () => {
    const { router, address, history, loading, onLost } = setUp({ before: ['/a'], modules: { a: page } })
    const going = router.navigate('/b/1')
    history.go(-1)
    await settle()
    expect(isShownLoading()).toBe(false)
    loading[0]?.fail()
    await going
    expect(address()).toBe('/a')
    expect(onLost.mock.calls).toEqual([['/b/1', false]])
    expect(isShownLoading()).toBe(false)
  })

  it.each([
    ['to a page that is here', '/a'],
    ['to a place in this page', '/here#end'],
  ])('is dropped for a later step %s, and with it what shows that it loads', async (_, to) => {
    const { router, address, loading } = setUp({ modules: { a: page } })
    const going = router.navigate('/b/1')
    expect(isShownLoading()).toBe(true)
    await router.navigate(to)
    expect(isShownLoading()).toBe(false)
    loading[0]?.arrive()
    await going
    expect([address(), isShownLoading(), router.state.navigation.state]).toEqual([to, false, 'idle'])
  })

  it('is still shown as loading while the later of two is on its way, whatever becomes of the first', async () => {
    const { router, loading } = setUp()
    const first = router.navigate('/a')
    const second = router.navigate('/b/1')
    loading[0]?.fail()
    await first
    expect(isShownLoading()).toBe(true)
    loading[1]?.arrive()
    await second
    expect(isShownLoading()).toBe(false)
  })

  it('is dropped for one to a page that is here and answers slowly', async () => {
    let answer = () => {}
    const clientLoader = () => new Promise<void>((resolve) => (answer = resolve))
    const { router, address, loading } = setUp({ modules: { a: { ...page, clientLoader } } })
    const dropped = router.navigate('/b/1')
    const slow = router.navigate('/a')
    loading[0]?.arrive()
    await dropped
    answer()
    await slow
    expect([address(), isShownLoading()]).toEqual(['/a', false])
  })

  it('whose code is here and which leads out of the site is not shown as loading any more', async () => {
    const assign = vi.fn()
    vi.stubGlobal('window', { location: { href: 'http://localhost/', origin: 'http://localhost', assign } })
    const { router, loading } = setUp()
    const going = router.navigate('/a')
    const clientLoader = () => {
      throw redirect('https://office.example/')
    }
    loading[0]?.arrive({ ...page, clientLoader })
    await going
    expect(assign).toHaveBeenCalledTimes(1)
    expect([isShownLoading(), router.state.navigation.state]).toEqual([false, 'idle'])
  })

  it('back in the history leaves the page to the server', async () => {
    const { history, loading } = setUp({ before: ['/a'] })
    history.go(-1)
    loading[0]?.fail()
    await settle()
    expect(window.location.reload).toHaveBeenCalledTimes(1)
  })
})

describe('a redirect', () => {
  const leading = (to: string): RouteModule => ({
    ...page,
    clientLoader: () => {
      throw redirect(to)
    },
  })

  it('is one step', async () => {
    const { router, address, history } = setUp({ modules: { a: leading('/here?from=a') } })
    await router.navigate('/a')
    expect([address(), history.index]).toEqual(['/here?from=a', 1])
  })

  it('comes before a failure of the page', async () => {
    const broken = { ...page, clientLoader: () => Promise.reject(new Error('broken')) }
    const files = [file('layout', '', { path: undefined }), file('inside', '/inside', { parentId: 'layout' })]
    const { router, address } = setUp({ files, modules: { layout: leading('/here'), inside: broken } })
    await router.navigate('/inside')
    expect([address(), router.state.errors]).toEqual(['/here', null])
  })

  it('to another site leaves this one', async () => {
    const assign = vi.fn()
    vi.stubGlobal('window', { location: { href: 'http://localhost/', origin: 'http://localhost', assign } })
    const { router, address } = setUp({ modules: { a: leading('https://office.example/') } })
    await router.navigate('/a')
    expect(assign).toHaveBeenCalledWith('https://office.example/')
    expect(address()).toBe('/here')
  })
})

describe('a blocker', () => {
  const isBack: BlockerFunction = ({ historyAction }) => historyAction === 'POP'

  it('keeps the reader, who may stay or go after all', async () => {
    const { router, address, history } = setUp({ before: ['/a'], modules: { a: page } })
    router.getBlocker('1', isBack)
    history.go(-1)
    await settle()
    expect([address(), history.location.pathname]).toEqual(['/here', '/here'])
    const blocked = router.state.blockers.get('1')
    expect(blocked).toMatchObject({ state: 'blocked', location: { pathname: '/a' } })
    blocked?.reset?.()
    expect(router.state.blockers.get('1')?.state).toBe('unblocked')

    history.go(-1)
    await settle()
    router.state.blockers.get('1')?.proceed?.()
    await settle()
    expect(address()).toBe('/a')
    expect(router.state.blockers.get('1')?.state).toBe('unblocked')
  })

  it('blocks nothing that it does not mean, and nothing once it is gone', async () => {
    const { router, address, history } = setUp({ before: ['/a'], modules: { a: page } })
    router.getBlocker('1', isBack)
    await router.navigate('/a')
    expect(address()).toBe('/a')
    router.deleteBlocker('1')
    history.go(-1)
    await settle()
    expect(address()).toBe('/here')
  })

  it('keeps a step forward too, until it may be made', async () => {
    const { router, address } = setUp({ modules: { a: page } })
    router.getBlocker('1', () => true)
    await router.navigate('/a')
    expect(address()).toBe('/here')
    router.state.blockers.get('1')?.proceed?.()
    await settle()
    expect(address()).toBe('/a')
  })
})

import type { DataRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onApiEvent } from '../api/api-events.ts'
import { raiseAlert, readAlert } from '../kit/alerts/alerts.ts'
import { guardNavigation } from './guard-navigation.ts'
import type { PreloadHandle } from './loaded-routes.ts'

type Module = { handle?: PreloadHandle }
type Loading = { file: string; arrive: (module?: Module) => void; fail: () => void }

function setUp() {
  const navigate = vi.fn(async () => {})
  const state = { location: { key: 'start' } }
  const routes = [...['here', 'a', 'b'].map((id) => ({ id, path: `/${id}` })), { id: 'area', path: '/area/*' }]
  const router = { navigate, state, routes } as unknown as DataRouter & { navigate: typeof navigate }
  const loading: Loading[] = []
  const load = (file: string) =>
    new Promise<Module>((resolve, reject) =>
      loading.push({ file, arrive: (module = {}) => resolve(module), fail: () => reject(new TypeError('404')) }),
    )
  const stop = guardNavigation(router, load)
  const go = (to: unknown) => (router.navigate as unknown as (to: unknown) => Promise<void>)(to)
  return { navigate, state, loading, go, stop }
}

beforeEach(() => {
  const files = (id: string) => ({ module: `/assets/${id}.js` })
  vi.stubGlobal('window', {
    __reactRouterManifest: {
      routes: {
        here: files('here'),
        a: { ...files('a'), clientLoaderModule: '/assets/a-loader.js', clientMiddlewareModule: '/assets/a-before.js' },
        b: files('b'),
      },
    },
    __reactRouterRouteModules: { here: {} },
  })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})
afterEach(() => {
  raiseAlert(undefined)
  vi.unstubAllGlobals()
})

describe('a navigation', () => {
  it('goes at once to a page that is already here, and by steps through the history', async () => {
    const { go, navigate, loading } = setUp()
    await go('/here?x=1')
    await go(-1)
    expect(navigate.mock.calls.map(([to]: unknown[]) => to)).toEqual(['/here?x=1', -1])
    expect(loading).toEqual([])
  })

  it('waits for every file of the page', async () => {
    const { go, navigate, loading } = setUp()
    const going = go({ pathname: '/a', search: '?q=1' })
    expect(loading.map(({ file }) => file)).toEqual(['/assets/a.js', '/assets/a-loader.js', '/assets/a-before.js'])
    expect(document.documentElement.dataset.pageLoading).toBe('')
    for (const { arrive } of loading) arrive()
    await going
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(document.documentElement.dataset.pageLoading).toBeUndefined()
  })

  it('does not move when the page that a route file fetches is gone', async () => {
    const { go, navigate, loading } = setUp()
    const preload = vi.fn(async () => {
      throw new TypeError('404')
    })
    const going = go('/b?q=1')
    loading[0]?.arrive({ handle: { preload } })
    await going
    expect(preload).toHaveBeenCalledWith('/b')
    expect(navigate).not.toHaveBeenCalled()
    expect(readAlert()).toEqual({ kind: 'page-load', to: '/b?q=1' })
  })

  it('waits for a page that a route fetches which is here already, and not for one that it has', async () => {
    const { go, navigate } = setUp()
    const { promise, resolve } = Promise.withResolvers<void>()
    const preload = vi.fn((pathname: string) => (pathname === '/area/new' ? promise : undefined))
    vi.stubGlobal('window', { __reactRouterRouteModules: { area: { handle: { preload } } } })
    const going = go('/area/new')
    expect(document.documentElement.dataset.pageLoading).toBe('')
    expect(navigate).not.toHaveBeenCalled()
    resolve()
    await going
    await go('/area/old')
    expect(navigate).toHaveBeenCalledTimes(2)
  })

  it('does not move when a file is gone, says where the reader wanted to go, and has the connection looked at', async () => {
    const { go, navigate, loading } = setUp()
    const heard = vi.fn()
    const stop = onApiEvent(heard)
    heard.mockClear()
    const going = go('/a?q=1')
    loading[0]?.fail()
    await going
    expect(navigate).not.toHaveBeenCalled()
    expect(readAlert()).toEqual({ kind: 'page-load', to: '/a?q=1' })
    expect(heard.mock.calls).toEqual([['unreachable']])
    stop()
  })

  it('gives way to a later one', async () => {
    const { go, navigate, loading } = setUp()
    const slow = go('/a')
    const quick = go('/b')
    loading.at(-1)?.arrive()
    await quick
    for (const { arrive } of loading) arrive()
    await slow
    expect(navigate.mock.calls.map(([to]: unknown[]) => to)).toEqual(['/b'])
  })

  it('is dropped when the reader has gone back meanwhile', async () => {
    const { go, navigate, loading, state } = setUp()
    const going = go('/b')
    state.location = { key: 'back' }
    loading[0]?.arrive()
    await going
    expect(navigate).not.toHaveBeenCalled()
  })
})

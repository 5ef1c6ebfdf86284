import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  createMemoryRouter,
  createStaticHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  Scripts,
  ServerRouter,
  type StaticHandlerContext,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { nonceContext } from '../context.ts'
import renderPage from '../entry.server.tsx'
import { isAlive } from '../wake/find-again.ts'
import { createPageRouter } from './page-router.ts'
import { createPageRoutes } from './page-routes.ts'
import { Pages } from './pages.tsx'
import { useDataRouter } from './use-data-router.ts'
import { useNonce } from './use-nonce.ts'

const asset = { hasLoader: false, hasAction: false, hasErrorBoundary: false, hasClientLoader: false }
const root = { id: 'root', path: '/', module: '/root.js', ...asset }

describe('what this folder knows of the router’s insides', () => {
  it('is the router itself, by its context', () => {
    const router = createMemoryRouter([{ path: '/', Component: ShownAddress }])
    expect(renderToString(<RouterProvider router={router} />)).toContain('function at /')
  })

  it('is the nonce that the server gives its scripts', async () => {
    const context = await serverContext(ShownNonce)
    expect(renderToString(<ServerRouter context={context} url="http://centre.example/" nonce="n-1" />)).toContain('n-1')
  })

  it('is the shape of its tree, by which React numbers the ids of labels and fields', async () => {
    const context = await serverContext(ShownId)
    const served = renderToString(<ServerRouter context={context} url="http://centre.example/" />)
    const router = createPageRouter({
      routes: createPageRoutes({ root }, { root: { default: ShownId } }),
      history: createMemoryHistory(),
      served: { loaderData: {}, errors: null },
      fetchRoute: () => undefined,
      onLost: () => {},
    })
    const framework = { manifest: context.manifest, routeModules: context.routeModules } as never
    expect(served).toMatch(/^<p>_R_/)
    expect(renderToString(<Pages router={router} framework={framework} />)).toBe(served)
  })

  it('is how it writes a page’s data, which the server takes out and the first script hands back', async () => {
    const data = ['["first</script>",1]\n', '["second"]\n']
    const serverHandoffStream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const text of data) controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    })
    const context = { ...(await serverContext(() => <Scripts />)), renderMeta: {}, serverHandoffStream } as EntryContext
    const provider = new RouterContextProvider()
    provider.set(nonceContext, 'n-1')
    const request = new Request('http://centre.example/')
    const page = await (await renderPage(request, 200, new Headers(), context, provider)).text()
    // As `cutState` looks for it (`apps/server/src/web/draft/page-state.ts`), and `giveState` in `../wake`.
    const [, ...calls] = page.split('<script nonce="n-1">window.__reactRouterContext.streamController.')
    const said = calls.map((call) => call.slice(0, call.indexOf(';</script>')))
    const written = said.flatMap((call) => /^enqueue\((.*)\)$/s.exec(call)?.[1] ?? [])
    expect(written.map((json) => JSON.parse(json))).toEqual(data)
    expect(said.at(-1)).toBe('close()')
    expect(page.split('streamController')).toHaveLength(said.length + 2)
    expect(page).toContain('start(controller){window.__reactRouterContext.streamController = controller;}')
  })

  it('is the mark by which React leaves its properties on an element', () => {
    const package_ = dirname(fileURLToPath(import.meta.resolve('react-dom')))
    const code = readFileSync(join(package_, 'cjs/react-dom-client.production.js'), 'utf8')
    const mark = /internalPropsKey = "([^"]+)" \+/.exec(code)?.[1]
    expect(isAlive({ [`${mark}4f2a`]: {} } as unknown as Element)).toBe(true)
  })

  it.each(['__reactRouterManifest', '__reactRouterRouteModules'])(
    'is window.%s, which its browser code fills',
    (name) => {
      const package_ = dirname(fileURLToPath(import.meta.resolve('react-router')))
      const code = globSync('**/*.{js,mjs}', { cwd: package_ }).map((file) =>
        readFileSync(join(package_, file), 'utf8'),
      )
      expect(code.some((text) => text.includes(`window.${name}`))).toBe(true)
    },
  )
})

describe('a route that the server has data for', () => {
  const folder = fileURLToPath(new URL('../routes/', import.meta.url))
  const files = globSync('**/*.tsx', { cwd: folder }).map(
    (name) => [name, readFileSync(folder + name, 'utf8')] as const,
  )
  const withLoader = files.filter(([, code]) => /^export (async )?(function|const) loader\b/m.test(code))

  it.each(withLoader)('answers for itself in the browser, which never asks the server’s loader: %s', (_, code) => {
    expect(code).toMatch(/^export (async )?(function|const) clientLoader\b/m)
  })
})

async function serverContext(Page: () => React.ReactNode): Promise<EntryContext> {
  const { query } = createStaticHandler([{ id: 'root', path: '/' }])
  const staticHandlerContext = (await query(new Request('http://centre.example/'))) as StaticHandlerContext
  return {
    manifest: { routes: { root }, entry: { imports: [], module: '/entry.js' }, url: '/routes.js', version: '' },
    routeModules: { root: { default: Page } },
    staticHandlerContext,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
    serverHandoffString: '{}',
  } as unknown as EntryContext
}

function ShownId() {
  return <p>{useId()}</p>
}

function ShownAddress() {
  const router = useDataRouter()
  return <p>{`${typeof router?.navigate} at ${router?.state.location.pathname}`}</p>
}

function ShownNonce() {
  return (
    <p>
      {useNonce()}
      <Outlet />
    </p>
  )
}

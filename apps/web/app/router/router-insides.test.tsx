import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToString } from 'react-dom/server'
import {
  createMemoryRouter,
  createStaticHandler,
  type EntryContext,
  Outlet,
  RouterProvider,
  ServerRouter,
  type StaticHandlerContext,
} from 'react-router'
import { describe, expect, it } from 'vitest'
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
    const { query } = createStaticHandler([{ id: 'root', path: '/' }])
    const staticHandlerContext = (await query(new Request('http://centre.example/'))) as StaticHandlerContext
    const context = {
      manifest: { routes: { root }, entry: { imports: [], module: '' }, url: '', version: '' },
      routeModules: { root: { default: ShownNonce } },
      staticHandlerContext,
      future: {},
      ssr: true,
      isSpaMode: false,
      routeDiscovery: { mode: 'initial' },
      serverHandoffString: '{}',
    } as unknown as EntryContext
    expect(renderToString(<ServerRouter context={context} url="http://centre.example/" nonce="n-1" />)).toContain('n-1')
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

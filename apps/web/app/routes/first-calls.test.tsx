import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, matchPath, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillPath } from '../api/address.ts'
import { createQueryClient } from '../api/query-client.ts'
import { clientOfRoute } from '../kit/exam/client-of-route.ts'
import { doctorOfToken } from '../kit/session/doctor-of-token.ts'
import { fakeStorage } from '../kit/storage/testing/fake-storage.ts'
import { matchMyRoute } from '../match-my-route.ts'
import { firstCalls, firstCallsOf } from '../shell/head/first-calls.ts'
import type { MyPageProps } from './my/my-page.tsx'

const files = import.meta.glob<{ default: ComponentType<MyPageProps<string>> }>([
  './my/**/my-*.tsx',
  '!./my/my-layout.tsx',
  '!./my/my-page.tsx',
])
const params = { id: '7', eventId: '9', key: 'renal-1', slug: 'renal-1' }

let asked: string[]
const ask = async (address: string) => {
  asked.push(address)
  return { doctor: { id: 1 } }
}
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (address: string) => Response.json(await ask(address)))
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  localStorage.setItem('token', 'a token')
})
afterEach(() => vi.unstubAllGlobals())

/** Whatever a page of the doctor's area asks when it is first seen. */
async function openPage(pathname: string): Promise<void> {
  const route = matchMyRoute(pathname)
  const file = await files[`./${route?.page}.tsx`]?.()
  if (route === undefined || file === undefined) throw new Error(`no page at ${pathname}`)
  const client = createQueryClient(ask)
  const element = <file.default params={route.params} pattern={route.pattern} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [pathname] })
  renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const queries = client.getQueryCache().getAll()
  await Promise.all(queries.map((query) => query.fetch()))
}

/** A room asks when it begins (`room-engine.ts`): who sits down, and for a look at the exam. */
async function openRoom(route: string, pathname: string): Promise<void> {
  await doctorOfToken()
  await clientOfRoute(route, matchPath(route, pathname)?.params ?? {}).look()
}

it.each(Object.keys(firstCallsOf))(
  'what the head of %s asks for is what the page asks for, letter by letter',
  async (route) => {
    const pathname = fillPath(route, params)
    const found = firstCalls(pathname)
    expect(found?.route).toBe(route)
    const begun = found?.calls.split(' ').map((call) => fillPath(call, params))
    if (/participated$|on-spot/.test(route)) await openRoom(route, pathname)
    else await openPage(pathname)
    expect(asked).toEqual(expect.arrayContaining(begun ?? []))
  },
)

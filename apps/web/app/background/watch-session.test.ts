import { QueryObserver } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { signOut, storeSession } from '../kit/session/session.ts'
import { readToken } from '../kit/session/token.ts'
import { fakeStorage } from '../kit/storage/testing/fake-storage.ts'
import { watchSession } from './watch-session.ts'

const address = '/api/v3/web/doctor/courses'
const router = { state: { location: { pathname: '/faq' }, matches: [], loaderData: {}, navigation: { state: 'idle' } } }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('window', new EventTarget())
  // Nobody looks at the page, so that app data is not asked for.
  vi.stubGlobal('document', { hidden: true, documentElement: { dataset: {} } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that shows the doctor's courses while somebody else's sign-in may come. */
async function openPage() {
  const ask = vi.fn(async () => `courses of ${readToken()}`)
  const client = createQueryClient(ask)
  const stopWatching = watchSession(client, router as unknown as DataRouter)
  const observer = new QueryObserver(client, { queryKey: [address] })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(100)
  return {
    ask,
    client,
    shown: () => observer.getCurrentResult().data,
    close() {
      leave()
      stopWatching()
    },
  }
}

it('shows the new doctor’s own when another signs in, in this tab or in another one', async () => {
  storeSession('the first')
  const page = await openPage()
  expect(page.shown()).toBe('courses of the first')
  localStorage.setItem('token', 'the second')
  await vi.advanceTimersByTimeAsync(1100)
  expect(page.shown()).toBe('courses of the second')
  page.close()
})

it('asks for nothing more once nobody is signed in, and has nothing left', async () => {
  storeSession('the first')
  const page = await openPage()
  signOut()
  await vi.advanceTimersByTimeAsync(1100)
  expect(page.ask).toHaveBeenCalledTimes(1)
  expect(page.client.getQueryData([address])).toBeUndefined()
  page.close()
})

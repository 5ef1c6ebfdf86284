import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../storage/testing/fake-storage.ts'
import { endSignIn, loseSignIn } from './end-sign-in.ts'
import { sendLogOuts } from './owed-log-outs.ts'
import { storeSession } from './session.ts'
import { readToken } from './token.ts'

let online: boolean
/** What the server says; and the sign-ins that it was told to end. */
let status: number
let ended: string[]
let attempts: number
const unsubscribe = vi.fn(async () => true)

beforeEach(() => {
  online = true
  status = 204
  ended = []
  attempts = 0
  unsubscribe.mockClear()
  const worker = { pushManager: { getSubscription: async () => ({ unsubscribe }) } }
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    attempts++
    if (!online) throw new TypeError('no network')
    ended.push(headers.authorization ?? '')
    return new Response(null, { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The server was told, or could not be, and what follows is done. */
async function settled(): Promise<void> {
  await vi.waitFor(() => expect(attempts).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
}
const names = () => Array.from(localStorage, (_, index) => localStorage.key(index) ?? '')

it('ends a sign-in that was left without a network at the server when there is one, and shows it at no time', async () => {
  online = false
  storeSession('mine')
  endSignIn()
  await settled()
  expect([readToken(), localStorage.getItem('owed_log_outs')]).toEqual([null, 'mine'])
  // Somebody else has signed in here meanwhile.
  storeSession('yours')
  online = true
  await sendLogOuts()
  expect(ended).toEqual(['Bearer mine'])
  expect([readToken(), localStorage.getItem('owed_log_outs')]).toEqual(['yours', null])
  await sendLogOuts()
  expect(ended).toHaveLength(1)
})

it.each([
  ['again after a server that was away', 503, 'mine'],
  ['no more after one that does not know it', 401, null],
])('tells it %s', async (_, answer, owed) => {
  status = answer
  storeSession('mine')
  endSignIn()
  await settled()
  expect(ended).toHaveLength(1)
  expect(localStorage.getItem('owed_log_outs')).toBe(owed)
})

it('brings no more news to this browser, without a network either', async () => {
  online = false
  storeSession('mine')
  localStorage.setItem('push_owner', '1')
  endSignIn()
  await settled()
  expect(localStorage.getItem('push_owner')).toBeNull()
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('leaves nothing of the doctor to read, and all that waits to be sent', async () => {
  storeSession('mine')
  for (const name of ['notebook:day:1', 'notebook:day:6', 'notebook:review:1:a', 'notebook_waiting', 'kept_plan'])
    localStorage.setItem(name, 'something')
  endSignIn()
  await settled()
  expect(names()).toEqual(['notebook:review:1:a', 'notebook_waiting'])
})

it('leaves nothing that was read where the server has ended it, but what was typed or waits to be sent', () => {
  storeSession('mine')
  for (const name of ['kept_plan', 'notebook:day:7', 'notebook:reviews:7']) localStorage.setItem(name, '{}')
  sessionStorage.setItem('draft_complaint', '{}')
  loseSignIn()
  expect(readToken()).toBeNull()
  expect(names().filter((name) => /^(kept|notebook)/.test(name))).toEqual(['notebook:reviews:7'])
  expect(sessionStorage.getItem('draft_complaint')).toBe('{}')
})

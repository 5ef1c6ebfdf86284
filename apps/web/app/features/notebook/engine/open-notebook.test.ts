import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signOut, storeSession } from '../../../kit/session/session.ts'
import { fakeStorage } from '../../../kit/storage/testing/fake-storage.ts'
import type { NotebookEngine } from './notebook-engine.ts'
import { notebookEngine } from './open-notebook.ts'
import { aCard, aQueue } from './testing/a-card.ts'

/** What the server was asked, and in whose name. */
let calls: { address: string; token: string }[]
/** Held while another tab of the browser sends. */
let lock: Promise<void>
const doctors: Record<string, number> = { hers: 1, his: 6, staff: 1 }

beforeEach(() => {
  calls = []
  lock = Promise.resolve()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', hidden: false }))
  vi.stubGlobal('requestAnimationFrame', setTimeout)
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<unknown>) => lock.then(work) } })
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    calls.push({ address: address.replace(/.*\//, ''), token })
    if (address.endsWith('app-data')) return Response.json({ doctor: { id: doctors[token] } })
    if (address.endsWith('queue')) return Response.json(aQueue([aCard(1), aCard(2)]))
    return new Response(null, { status: 503 })
  })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

async function openNotebook(): Promise<NotebookEngine> {
  const engine = await notebookEngine()
  engine.ask()
  await vi.waitFor(() => expect(engine.read().left).toHaveLength(2))
  return engine
}

function answerOne(engine: NotebookEngine): void {
  engine.answer(engine.read().left[0]!, 2, 8000)
  engine.goOn()
}

const storedNames = (begin: string) =>
  Array.from(localStorage, (_, index) => localStorage.key(index) ?? '').filter((name) => name.startsWith(begin))

it('sends what one doctor answered in no other name, also where no page of the notebook is open any more', async () => {
  storeSession('hers')
  const engine = await openNotebook()
  const { promise, resolve } = Promise.withResolvers<void>()
  lock = promise
  answerOne(engine)
  await vi.waitFor(() => expect(storedNames('notebook:review:1:')).toHaveLength(1))
  // In another tab.
  localStorage.setItem('token', 'his')
  resolve()
  await new Promise((go) => setTimeout(go, 50))
  expect(calls.filter(({ address }) => address === 'reviews')).toEqual([])
  await openNotebook()
  expect(calls.filter(({ address }) => address === 'reviews')).toEqual([])
  storeSession('hers')
  await notebookEngine()
  await vi.waitFor(() => expect(calls.at(-1)).toEqual({ address: 'reviews', token: 'hers' }))
})

it('asks for the cards of its own doctor, whoever is signed in when the call leaves', async () => {
  storeSession('hers')
  const engine = await openNotebook()
  calls = []
  engine.ask()
  localStorage.setItem('token', 'his')
  await vi.waitFor(() => expect(calls).toEqual([{ address: 'queue', token: 'hers' }]))
})

it('is over with its sign-in', async () => {
  storeSession('hers')
  const engine = await openNotebook()
  storeSession('his')
  await Promise.resolve()
  answerOne(engine)
  storeSession('hers')
  engine.wake()
  await new Promise((go) => setTimeout(go, 50))
  expect(calls.filter(({ address }) => address === 'reviews')).toEqual([])
})

it('keeps nothing on the device of staff who look on, and sends nothing', async () => {
  storeSession('staff', { fromAdmin: true })
  localStorage.setItem('notebook_waiting', '1')
  const engine = await openNotebook()
  answerOne(engine)
  await new Promise((go) => setTimeout(go, 50))
  expect(storedNames('notebook:')).toEqual([])
  expect(calls.filter(({ address }) => address === 'reviews')).toEqual([])
  expect(localStorage.getItem('notebook_waiting')).toBe('1')
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeEarly } from './asked-early.ts'

const address = '/api/v3/web/doctor/dashboard'
const call = (token: string, signal?: AbortSignal) => ({
  method: 'GET',
  headers: { authorization: `Bearer ${token}` },
  ...(signal && { signal }),
})
const begin = (answer: Promise<Response>) =>
  vi.stubGlobal('window', { askedEarly: { [address]: { token: 'mine', answer } } })
const pageIsOpenFor = (ms: number) => vi.stubGlobal('performance', { now: () => ms })

beforeEach(() => pageIsOpenFor(900))
afterEach(() => vi.unstubAllGlobals())

it('hands an answer on once', async () => {
  const answer = new Response('{}')
  begin(Promise.resolve(answer))
  expect(await takeEarly(address, call('mine'))).toBe(answer)
  expect(takeEarly(address, call('mine'))).toBeUndefined()
})

it('hands nobody what another doctor asked for, not even later', () => {
  begin(Promise.resolve(new Response('{}')))
  expect(takeEarly(address, call('another'))).toBeUndefined()
  expect(takeEarly(address, call('mine'))).toBeUndefined()
})

it('hands nothing on that has lain about since the page was opened', () => {
  begin(Promise.resolve(new Response('{}')))
  pageIsOpenFor(31_000)
  expect(takeEarly(address, call('mine'))).toBeUndefined()
})

it('leaves other calls alone', () => {
  begin(Promise.resolve(new Response('{}')))
  expect(takeEarly(address, { ...call('mine'), method: 'POST' })).toBeUndefined()
  expect(takeEarly('/api/v3/web/app-data', call('mine'))).toBeUndefined()
})

it('ends with its caller', async () => {
  begin(new Promise(() => {}))
  const limit = new AbortController()
  const taken = takeEarly(address, call('mine', limit.signal))
  limit.abort(new Error('enough'))
  await expect(taken).rejects.toThrow('enough')
})

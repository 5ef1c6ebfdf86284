import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiEvent, onApiEvent } from '../../api/api-events.ts'
import { fakeStorage } from '../storage/testing/fake-storage.ts'
import { fetchBytes, nameIn } from './fetch-bytes.ts'

const events: ApiEvent[] = []
let stop: (() => void) | undefined

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  stop = onApiEvent((event) => events.push(event))
  events.length = 0
})
afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
})

const answerWith = (response: Response, meanwhile = () => {}) =>
  vi.stubGlobal('fetch', async () => {
    meanwhile()
    return response
  })

describe('fetching bytes', () => {
  it('says whose they are and what they are called', async () => {
    const asked = vi.fn(
      async (_address: string, _init: RequestInit) => new Response('%PDF', { headers: called('%E0%A6%95.pdf') }),
    )
    vi.stubGlobal('fetch', asked)
    localStorage.setItem('token', 'own')
    const { blob, name } = await fetchBytes('/x')
    expect([await blob.text(), name]).toEqual(['%PDF', 'ক.pdf'])
    expect(asked.mock.calls[0]?.[1].headers).toEqual({ 'x-language': 'bn', authorization: 'Bearer own' })
    expect(events).toEqual(['reached'])
  })

  it('ends the sign-in that was refused, and none that was made since', async () => {
    const refused = () => new Response('{"code":"unauthenticated"}', { status: 401 })
    localStorage.setItem('token', 'own')
    answerWith(refused())
    await expect(fetchBytes('/x')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(events).toContain('session-ended')

    events.length = 0
    answerWith(refused(), () => localStorage.setItem('token', 'new'))
    await expect(fetchBytes('/x')).rejects.toMatchObject({ status: 401 })
    expect(events).not.toContain('session-ended')
  })

  it('tells how long to wait', async () => {
    answerWith(new Response('{"code":"too_many_requests"}', { status: 429, headers: { 'retry-after': '30' } }))
    await expect(fetchBytes('/x')).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 30 })
  })

  it('is offline when nothing answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(fetchBytes('/x')).rejects.toMatchObject({ status: 0, code: 'offline' })
    expect(events).toEqual(['unreachable'])
  })
})

it('reads the name of a file from its header', () => {
  const named = called('%E0%A6%95.pdf')['content-disposition']
  expect(nameIn(named)).toBe('ক.pdf')
  expect([nameIn(null), nameIn('attachment'), nameIn(called('%E0%')['content-disposition'])]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

function called(name: string) {
  return { 'content-disposition': `attachment; filename*=UTF-8''${name}` }
}

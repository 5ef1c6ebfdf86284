import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../kit/storage/testing/fake-storage.ts'
import { type ApiEvent, onApiEvent } from './api-events.ts'
import { upload } from './upload.ts'

/** The browser's, as far as an upload uses it. */
class FakeCall {
  static last: FakeCall
  status = 0
  responseText = ''
  readonly upload = {}
  readonly sent: Record<string, string> = {}
  answered: Record<string, string> = {}
  onload = () => {}
  onerror = () => {}
  ontimeout = () => {}
  constructor() {
    FakeCall.last = this
  }
  open() {}
  send() {}
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value
  }
  getResponseHeader(name: string) {
    return this.answered[name] ?? null
  }
  answer(status: number, body: object, headers: Record<string, string> = {}) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.answered = headers
    this.onload()
  }
}

const events: ApiEvent[] = []
onApiEvent((event) => events.push(event))
const start = () => upload('/api/v3/web/doctor/avatar', { file: new Blob(['x'], { type: 'image/png' }) })

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeCall)
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  localStorage.setItem('token', 'own')
  events.length = 0
})

it('carries the token and gives the answer', async () => {
  const done = start()
  FakeCall.last.answer(200, { avatar: 'a.webp' })
  expect(await done).toEqual({ avatar: 'a.webp' })
  expect(FakeCall.last.sent.authorization).toBe('Bearer own')
  expect(events).toEqual(['reached'])
})

it('ends the sign-in that was refused, and none that was made while it was on its way', async () => {
  const first = start()
  FakeCall.last.answer(401, { code: 'unauthenticated' })
  await expect(first).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(events).toContain('session-ended')

  events.length = 0
  const second = start()
  localStorage.setItem('token', 'new')
  FakeCall.last.answer(401, { code: 'unauthenticated' })
  await expect(second).rejects.toMatchObject({ status: 401 })
  expect(events).not.toContain('session-ended')
})

it('takes no 423 for the device’s but the one that says so', async () => {
  const locked = start()
  FakeCall.last.answer(423, {})
  await expect(locked).rejects.toMatchObject({ status: 423, code: 'bad_request' })
  expect(events).not.toContain('device-unverified')
  const unverified = start()
  FakeCall.last.answer(423, { device_verified: false, code: 'device_not_verified' })
  await expect(unverified).rejects.toMatchObject({ code: 'device_not_verified' })
  expect(events).toContain('device-unverified')
})

it('tells how long to wait', async () => {
  const done = start()
  FakeCall.last.answer(429, { code: 'too_many_requests' }, { 'retry-after': '90' })
  await expect(done).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 90 })
})

it('says that nothing answers, or not in time', async () => {
  const lost = start()
  FakeCall.last.onerror()
  await expect(lost).rejects.toMatchObject({ status: 0, code: 'offline' })
  const late = start()
  FakeCall.last.ontimeout()
  await expect(late).rejects.toMatchObject({ status: 0, code: 'timeout' })
  expect(events).toEqual(['unreachable', 'unreachable'])
})

it('does not begin when it was called off before', async () => {
  const off = AbortSignal.abort()
  const done = upload('/api/v3/web/doctor/avatar', { file: new Blob(['x']), signal: off })
  await expect(done).rejects.toMatchObject({ name: 'AbortError' })
})

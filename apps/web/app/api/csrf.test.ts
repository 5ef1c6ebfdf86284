import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCsrf, xsrfToken } from './csrf.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const none = () => ''

describe('the cross-site cookie', () => {
  it('is not asked for where the browser has one', async () => {
    const ask = vi.fn(async () => ({ ok: true, status: 204 }))
    const csrf = createCsrf(ask, () => 'lang=bn; XSRF-TOKEN=a.b')
    await csrf.ready()
    expect(ask).not.toHaveBeenCalled()
    await csrf.renew()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is asked for once, however many calls wait for it', async () => {
    const ask = vi.fn(async () => ({ ok: true, status: 204 }))
    const csrf = createCsrf(ask, none, () => 0)
    await Promise.all([csrf.ready(), csrf.ready()])
    await csrf.ready()
    expect(ask.mock.calls).toEqual([['/sanctum/csrf-cookie']])
  })

  it('is tried again every ten seconds until it comes', async () => {
    const ask = vi.fn(async () => ({ ok: ask.mock.calls.length > 2, status: 503 }))
    const csrf = createCsrf(ask, none, () => 0)
    await expect(csrf.ready()).rejects.toMatchObject({ status: 503, code: 'unavailable' })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ask).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(3)
    await csrf.ready()
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('survives a network that throws', async () => {
    const ask = vi.fn(async () => {
      if (ask.mock.calls.length === 1) throw new TypeError('Failed to fetch')
      return { ok: true, status: 204 }
    })
    const csrf = createCsrf(ask, none, () => 0)
    await expect(csrf.ready()).rejects.toThrow('Failed to fetch')
    await vi.advanceTimersByTimeAsync(10_000)
    await csrf.ready()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is read from among other cookies', () => {
    expect(xsrfToken('lang=en; XSRF-TOKEN=a%3Db.c; x=1')).toBe('a=b.c')
    expect(xsrfToken('NOT-XSRF-TOKEN=1')).toBeUndefined()
    expect(xsrfToken('')).toBeUndefined()
    expect(xsrfToken('XSRF-TOKEN=%E0%A4%A')).toBeUndefined()
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../storage/testing/fake-storage.ts'
import { clearFlow, codeTimes, hasLiveCode, onFlowChange, otpTokenOf, readFlow, startFlow, updateFlow } from './flow.ts'

const phone = '+8801712345678'
const start = 1_000_000
const minute = 60_000

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  clearFlow()
})

describe('the way in', () => {
  it('survives a reload, in the tab alone', () => {
    startFlow({ purpose: 'join', phone, name: 'রুমানা' }, start)
    expect(readFlow(start)).toEqual({ purpose: 'join', phone, name: 'রুমানা' })
    expect(sessionStorage.length).toBe(1)
  })

  it('is forgotten half an hour after its last step', () => {
    startFlow({ purpose: 'join', phone }, start)
    updateFlow({ name: 'রুমানা' }, start + 20 * minute)
    expect(readFlow(start + 49 * minute)?.name).toBe('রুমানা')
    expect(readFlow(start + 51 * minute)).toBeNull()
  })

  it('does not come back to life when a late step is written', () => {
    startFlow({ purpose: 'join', phone }, start)
    updateFlow({ otpToken: 'late' }, start + 31 * minute)
    expect(readFlow(start + 31 * minute)).toBeNull()
  })

  it('carries nothing over from an earlier try', () => {
    startFlow({ purpose: 'join', phone, otpToken: 'old' }, start)
    startFlow({ purpose: 'reset', phone }, start)
    expect(readFlow(start)?.otpToken).toBeUndefined()
  })

  it('is the same object until something changes', () => {
    startFlow({ purpose: 'join', phone }, start)
    expect(readFlow(start)).toBe(readFlow(start + 1))
  })

  it('is nothing where somebody wrote nonsense', () => {
    sessionStorage.setItem('account_flow', '{"flow":"x"')
    expect(readFlow(start)).toBeNull()
    sessionStorage.setItem('account_flow', '{"until":"x","flow":{"phone":"1"}}')
    expect(readFlow(start)).toBeNull()
  })

  it('tells whoever listens, until they stop', () => {
    const heard = vi.fn()
    const stop = onFlowChange(heard)
    startFlow({ purpose: 'join', phone }, start)
    stop()
    clearFlow()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('the OTP token', () => {
  it('counts until its time is up', () => {
    const flow = { purpose: 'join', phone, otpToken: 'secret', otpTokenExpiresAt: start + 15 * minute } as const
    expect(otpTokenOf(flow, start + 14 * minute)).toBe('secret')
    expect(otpTokenOf(flow, start + 15 * minute)).toBeUndefined()
  })
})

describe('a code on its way', () => {
  const sent = {
    purpose: 'join',
    phone,
    ...codeTimes({ resend_after_seconds: 60, expires_in_seconds: 300 }, start),
  } as const

  it('is used instead of asking again within the minute', () => {
    expect(hasLiveCode(sent, { purpose: 'join', phone }, start + 59_000)).toBe(true)
  })

  it('is replaced once another may be asked for', () => {
    expect(hasLiveCode(sent, { purpose: 'join', phone }, start + 60_000)).toBe(false)
  })

  it('belongs to its number and its purpose', () => {
    expect(hasLiveCode(sent, { purpose: 'join', phone: '+8801812345678' }, start)).toBe(false)
    expect(hasLiveCode(sent, { purpose: 'reset', phone }, start)).toBe(false)
  })

  it('does not count after five wrong tries', () => {
    expect(hasLiveCode({ ...sent, codeEnded: true }, { purpose: 'join', phone }, start)).toBe(false)
  })
})

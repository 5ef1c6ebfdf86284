import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../storage/testing/fake-storage.ts'
import { checkToken, isFromAdmin, onSessionChange, signOut, storeSession } from './session.ts'
import { readToken } from './token.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

describe('the stored session', () => {
  it('remembers that a sign-in came from staff, until the sign-out', () => {
    storeSession('abc', { fromAdmin: true })
    expect([readToken(), isFromAdmin()]).toEqual(['abc', true])
    signOut()
    expect([readToken(), isFromAdmin()]).toEqual([null, false])
  })

  it('stores who signed in beside the token, and takes it away with it', () => {
    storeSession('abc', { user: { name: 'ডা. নুসরাত' } as never })
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ name: 'ডা. নুসরাত' })
    storeSession('staff', { fromAdmin: true })
    expect(localStorage.getItem('user')).toBeNull()
    storeSession('abc', { user: { name: 'ডা. নুসরাত' } as never })
    signOut()
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('forgets the staff marker when the doctor signs in', () => {
    storeSession('abc', { fromAdmin: true })
    storeSession('own')
    expect(isFromAdmin()).toBe(false)
  })

  it('does not carry the staff marker over to a token put in its place from outside', () => {
    storeSession('abc', { fromAdmin: true })
    localStorage.setItem('token', 'another')
    expect(isFromAdmin()).toBe(false)
  })

  it('tells the page when the token disappears, and takes the marker with it', () => {
    storeSession('abc', { fromAdmin: true })
    const heard = vi.fn()
    const stop = onSessionChange(heard)
    checkToken()
    expect(heard).not.toHaveBeenCalled()
    localStorage.removeItem('token')
    checkToken()
    checkToken()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(localStorage.length).toBe(0)
    stop()
  })

  it('works for the life of the page where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined)
    storeSession('abc')
    expect(readToken()).toBe('abc')
    signOut()
    expect(readToken()).toBeNull()
  })
})

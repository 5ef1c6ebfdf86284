import { afterEach, describe, expect, it, vi } from 'vitest'
import { forget, recall, remember } from './storage.ts'
import { forgetInTab, recallInTab, rememberInTab } from './tab-storage.ts'
import { fakeStorage } from './testing/fake-storage.ts'

/** A store that can be read, and written to as long as it has space. */
function stubStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage') {
  const stored = new Map<string, string>()
  const storage = {
    full: false,
    /** How many values fit; writing over one needs the space of another first, as in a browser. */
    spaceFor: Number.POSITIVE_INFINITY,
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => void stored.delete(name),
    setItem(name: string, value: string) {
      if (storage.full || stored.size >= storage.spaceFor) throw new Error('QuotaExceededError')
      stored.set(name, value)
    },
  }
  vi.stubGlobal(name, storage)
  return storage
}

afterEach(() => void vi.unstubAllGlobals())

it('remembers for as long as the page lives what a full storage refuses', () => {
  const storage = stubStorage()
  remember('view', 'one')
  storage.full = true
  remember('view', 'all')
  expect(recall('view')).toBe('all')
  storage.full = false
  remember('view', 'one')
  expect(recall('view')).toBe('one')
  forget('view')
  expect(recall('view')).toBeNull()
})

describe('a sign-in while the storage is full', () => {
  /** A reload: what only memory held is gone. */
  async function afterReload() {
    vi.resetModules()
    return import('./storage.ts')
  }

  it('sticks over a reload, for as long as the tab lives', async () => {
    stubStorage().full = true
    vi.stubGlobal('sessionStorage', fakeStorage())
    remember('token', 'new')
    expect((await afterReload()).recall('token')).toBe('new')
  })

  it('does not bring back the sign-in before it', async () => {
    const storage = stubStorage()
    vi.stubGlobal('sessionStorage', fakeStorage())
    remember('token', 'old')
    storage.full = true
    remember('token', 'new')
    expect((await afterReload()).recall('token')).toBe('new')
    forget('token')
    expect((await afterReload()).recall('token')).toBeNull()
  })

  it('gives way to a later one in another tab, and does not come back when that one ends', () => {
    const storage = stubStorage()
    vi.stubGlobal('sessionStorage', fakeStorage())
    storage.full = true
    remember('token', 'of the first doctor')
    storage.full = false
    localStorage.setItem('token', 'of the second doctor')
    expect(recall('token')).toBe('of the second doctor')
    localStorage.removeItem('token')
    expect(recall('token')).toBeNull()
  })

  it('takes the place of the one before it where that is all the space there is', () => {
    const storage = stubStorage()
    remember('token', 'old')
    storage.spaceFor = 1
    remember('token', 'new')
    expect(localStorage.getItem('token')).toBe('new')
  })
})

it('remembers in a tab whose storage is full for as long as the page lives', () => {
  stubStorage('sessionStorage').full = true
  rememberInTab('account_flow', 'on the way')
  expect(recallInTab('account_flow')).toBe('on the way')
  forgetInTab('account_flow')
  expect(recallInTab('account_flow')).toBeNull()
})

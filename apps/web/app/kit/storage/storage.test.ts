import { afterEach, expect, it, vi } from 'vitest'
import { forget, recall, remember } from './storage.ts'

/** A store that can be read, and written to as long as it has space. */
function stubStorage() {
  const kept = new Map<string, string>()
  const storage = {
    full: false,
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    setItem(name: string, value: string) {
      if (storage.full) throw new Error('QuotaExceededError')
      kept.set(name, value)
    },
  }
  vi.stubGlobal('localStorage', storage)
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

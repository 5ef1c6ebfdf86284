import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../kit/storage/testing/fake-storage.ts'
import { readDeviceToken, storeDeviceToken } from './device-token.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

it('keeps the first device token and never another', () => {
  storeDeviceToken({ gns_ddt: 'first' })
  storeDeviceToken({ gns_ddt: 'second' })
  expect(readDeviceToken()).toBe('first')
})

it.each([[null], [undefined], ['text'], [{}], [{ gns_ddt: null }], [{ gns_ddt: '' }], [{ gns_ddt: 7 }]])(
  'keeps nothing from %j',
  (body) => {
    storeDeviceToken(body)
    expect(readDeviceToken()).toBeNull()
  },
)

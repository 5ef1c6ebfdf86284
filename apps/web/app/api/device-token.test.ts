import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../kit/storage/testing/fake-storage.ts'
import { keepDeviceToken, readDeviceToken } from './device-token.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

it('keeps the first device token and never another', () => {
  keepDeviceToken({ gns_ddt: 'first' })
  keepDeviceToken({ gns_ddt: 'second' })
  expect(readDeviceToken()).toBe('first')
})

it.each([[null], [undefined], ['text'], [{}], [{ gns_ddt: null }], [{ gns_ddt: '' }], [{ gns_ddt: 7 }]])(
  'keeps nothing from %j',
  (body) => {
    keepDeviceToken(body)
    expect(readDeviceToken()).toBeNull()
  },
)

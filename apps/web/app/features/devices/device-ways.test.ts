import { describe, expect, it } from 'vitest'
import type { Device, DeviceList } from '../../kit/devices/devices-api.ts'
import { cannotRelease, wayIn } from './device-ways.ts'

const device = (part: Partial<Device>): Device => ({
  id: 1,
  label: 'Chrome · Android',
  is_this_device: false,
  verified: true,
  in_exam: false,
  last_used_at: '2026-11-15T14:00:00Z',
  sign_ins: 1,
  ...part,
})
const here = device({ id: 9, is_this_device: true, verified: false })
const list = (part: Partial<DeviceList>): DeviceList => ({
  locking: true,
  limit: 2,
  verified_count: 2,
  devices: [here, device({ id: 1 }), device({ id: 2 })],
  can_release_after: null,
  request: null,
  ...part,
})

describe('the way in from an unverified device', () => {
  it('is a code while there is a place', () => {
    expect(wayIn(list({ verified_count: 1 }))).toEqual({ way: 'verify' })
  })

  it('is to give up another device when all places are taken', () => {
    expect(wayIn(list({}))).toEqual({ way: 'replace' })
  })

  it('is to ask staff when a device was released within 30 days, and says until when', () => {
    const after = '2026-12-01T00:00:00Z'
    expect(wayIn(list({ can_release_after: after }))).toEqual({ way: 'ask', after })
  })

  it('is to ask staff when an exam runs on every other device', () => {
    const devices = [here, device({ id: 1, in_exam: true }), device({ id: 2, in_exam: true })]
    expect(wayIn(list({ devices }))).toEqual({ way: 'ask', after: null })
  })

  it('is to ask staff when giving up one device would not be enough', () => {
    expect(wayIn(list({ limit: 1 }))).toEqual({ way: 'ask', after: null })
  })
})

describe('releasing', () => {
  it('is refused while an exam runs, and within 30 days of the last one', () => {
    expect(cannotRelease(device({ in_exam: true }), { can_release_after: null })).toBe('in_exam')
    expect(cannotRelease(device({}), { can_release_after: '2026-12-01T00:00:00Z' })).toBe('too_soon')
  })

  it('is free for a device that was never verified', () => {
    expect(cannotRelease(device({ verified: false }), { can_release_after: '2026-12-01T00:00:00Z' })).toBeUndefined()
    expect(cannotRelease(device({}), { can_release_after: null })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { nextAddress } from '../session/next-address.ts'
import { afterSignIn, enrolNext, withNext } from './account-addresses.ts'

const enroll = JSON.stringify({ name: 'enroll', params: { batch_id: '7', schedule_id: '3' } })

describe('afterSignIn', () => {
  it('goes to the goal', () => {
    expect(afterSignIn({ deviceVerified: true, next: enroll })).toBe('/batch-details/7/enroll/3')
  })

  it('goes to the dashboard without a goal, and for one outside', () => {
    expect(afterSignIn({ deviceVerified: true, next: null })).toBe('/my/dashboard')
    expect(afterSignIn({ deviceVerified: true, next: 'https://evil.example' })).toBe('/my/dashboard')
  })

  it('verifies a new device first, and keeps the goal for afterwards', () => {
    expect(afterSignIn({ deviceVerified: false, next: null })).toBe('/my/account/devices')
    const there = afterSignIn({ deviceVerified: false, next: enroll })
    expect(new URL(there, 'https://a.invalid').searchParams.get('next')).toBe(enroll)
  })
})

describe('withNext', () => {
  it('leaves the address alone without a goal', () => {
    expect(withNext('/login', null)).toBe('/login')
  })
})

describe('enrolNext', () => {
  const goal = (query: string) => nextAddress(enrolNext(new URLSearchParams(query)))

  it('leads to the enrol page of the batch and schedule', () => {
    expect(goal('batch=7&schedule=3')).toBe('/batch-details/7/enroll/3')
  })

  it('lets the schedule be chosen where none is named', () => {
    expect(goal('batch=7')).toBe('/batch-details/7/enroll')
  })

  it('takes an explicit goal, if it is a page of ours', () => {
    expect(goal(`batch=9&next=${encodeURIComponent(enroll)}`)).toBe('/batch-details/7/enroll/3')
    expect(goal('batch=9&next=//evil.example')).toBe('/batch-details/9/enroll')
  })

  it('is nowhere in particular without a batch', () => {
    expect(enrolNext(new URLSearchParams())).toBeNull()
  })
})

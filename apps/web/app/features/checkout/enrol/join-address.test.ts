import { expect, it } from 'vitest'
import { enrolNext } from '../../../kit/address/account-addresses.ts'
import { nextAddress } from '../../../kit/session/next-address.ts'
import { joinAddress } from './join-address.ts'

it('leads back to the schedule after joining, and leaves the name to the batch', () => {
  const query = new URL(joinAddress({ batchId: 3, scheduleId: 8 }), 'https://app.invalid').searchParams
  expect([...query.keys()]).toEqual(['batch', 'schedule'])
  expect(nextAddress(enrolNext(query))).toBe('/batch-details/3/enroll/8')
})

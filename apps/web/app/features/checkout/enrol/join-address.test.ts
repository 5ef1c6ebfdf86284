import { expect, it } from 'vitest'
import { enrolNext } from '../../../kit/address/account-addresses.ts'
import { nextAddress } from '../../../kit/session/next-address.ts'
import { joinAddress } from './join-address.ts'

it('leads back to the schedule after joining, and says what is being joined', () => {
  const title = 'FCPS Part-1 মেডিসিন & সার্জারি'
  const query = new URL(joinAddress({ batch: { id: 3, title }, scheduleId: 8 }), 'https://app.invalid').searchParams
  expect(query.get('title')).toBe(title)
  expect(nextAddress(enrolNext(query))).toBe('/batch-details/3/enroll/8')
})

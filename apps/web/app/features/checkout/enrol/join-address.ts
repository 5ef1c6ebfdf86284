import { addressOf } from '../../../kit/address/address-of.ts'

type ChosenSchedule = { batchId: number; scheduleId: number }

/** Where a visitor joins, with what they are on the way to; `join-to-enroll` leads back from there. */
export function joinAddress({ batchId, scheduleId }: ChosenSchedule): string {
  const query = new URLSearchParams({ batch: String(batchId), schedule: String(scheduleId) })
  return `${addressOf('/join-to-enroll')}?${query}`
}

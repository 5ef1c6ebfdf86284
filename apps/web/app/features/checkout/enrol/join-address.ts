import { addressOf } from '../../../kit/address/address-of.ts'

type ChosenSchedule = { batch: { id: number; title: string }; scheduleId: number }

/** Where a visitor joins, with what they are on the way to; `join-to-enroll` leads back from there. */
export function joinAddress({ batch, scheduleId }: ChosenSchedule): string {
  const query = new URLSearchParams({ batch: String(batch.id), schedule: String(scheduleId), title: batch.title })
  return `${addressOf('/join-to-enroll')}?${query}`
}

import { type Tx, tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { gte } from 'drizzle-orm'
import { afterWorkingHours, type WorkingTime } from './working-time.ts'

const { holiday, site } = tables

type Category = (typeof tables.complaintCategories)[number]

export type ServiceTimes = WorkingTime & Pick<typeof site.$inferSelect.serviceTimes, 'answerHours' | 'settleHours'>

/** The centre's working hours and what it promises in them, with the holidays from this day on. */
export async function readServiceTimes(tx: Tx, since: Date): Promise<ServiceTimes> {
  const [row] = await tx.select({ times: site.serviceTimes }).from(site)
  const days = await tx
    .select({ day: holiday.day })
    .from(holiday)
    .where(gte(holiday.day, dhakaDate(since)))
  return { ...row!.times, holidays: new Set(days.map(({ day }) => day)) }
}

/** By when somebody answers what a doctor writes now. */
export async function promiseAnswer(tx: Tx, { category, now }: { category: Category; now: Date }): Promise<Date> {
  const times = await readServiceTimes(tx, now)
  return afterWorkingHours(now, times.answerHours[category], times)
}

import { tables } from '@prostuti/db'
import { dhakaParts } from '@prostuti/text/dates'
import { type SQL, sql } from 'drizzle-orm'
import { quietUntil } from '../../campaign/index.ts'

const { pushSetting } = tables

export type Wishes = Omit<typeof pushSetting.$inferSelect, 'doctorId' | 'updatedAt'>

/** Of who never chose: everything, and nobody is woken. */
export const usualWishes: Wishes = {
  off: [],
  quietFrom: 22 * 60,
  quietUntil: 7 * 60,
  examsInQuiet: false,
  cardsAt: 8 * 60,
}

/** When the doctor's quiet hours end in which `now` lies; undefined where it lies in none. */
export const endOfQuiet = ({ quietFrom: from, quietUntil: until }: Wishes, now: Date): Date | undefined =>
  quietUntil({ from: from / 60, until: until / 60 }, now)

const minuteOf = (now: Date): number => {
  const { hour, minute } = dhakaParts(now)
  return hour * 60 + minute
}

/** The same as a condition, for the doctor whose id the expression gives. */
export function isQuietFor(doctorId: SQL, { now, isExam }: { now: Date; isExam: boolean }): SQL<boolean> {
  const minute = sql`${minuteOf(now)}::int`
  const isNight = (from: SQL, until: SQL) => sql`case when ${from} < ${until}
    then ${minute} >= ${from} and ${minute} < ${until}
    else ${from} <> ${until} and (${minute} >= ${from} or ${minute} < ${until}) end`
  const mayWake = isExam ? sql`not wish.exams_in_quiet` : sql`true`
  const { quietFrom, quietUntil: usualUntil } = usualWishes
  return sql<boolean>`coalesce(
    (select (${isNight(sql`wish.quiet_from`, sql`wish.quiet_until`)}) and ${mayWake} from push_setting wish where wish.doctor_id = ${doctorId}),
    ${isNight(sql`${quietFrom}::int`, sql`${usualUntil}::int`)})`
}

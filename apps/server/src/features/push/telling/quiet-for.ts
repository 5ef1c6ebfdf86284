import { tables } from '@prostuti/db'
import { dhakaParts } from '@prostuti/text/dates'
import { type SQL, sql } from 'drizzle-orm'
import { quietUntil } from '../../quiet-hours/index.ts'
import { type NightRule, newsOf, type PushKind } from './push-kinds.ts'
import type { Wishes } from './wishes.ts'

type Quiet = { kind: PushKind; now: Date }

/** When the doctor's quiet hours end in which `now` lies, for news of a kind; undefined where it may be told at once. */
export function endOfQuiet(wishes: Wishes, { kind, now }: Quiet): Date | undefined {
  const { night } = newsOf(kind)
  if (night === 'comes' || (night === 'as_wished' && wishes.examsInQuiet)) return undefined
  return quietUntil({ from: wishes.quietFrom / 60, until: wishes.quietUntil / 60 }, now)
}

const minuteOf = (now: Date): number => {
  const { hour, minute } = dhakaParts(now)
  return hour * 60 + minute
}

const isOneOf = (kind: SQL, night: NightRule): SQL =>
  sql`${kind} = any(${`{${tables.pushKinds.filter((each) => newsOf(each).night === night).join()}}`}::text[])`

/** The same as a condition, for the doctor and the kind of news that the expressions give. */
export function isQuietFor(doctorId: SQL, { kind, now }: { kind: SQL; now: Date }): SQL<boolean> {
  const minute = sql`${minuteOf(now)}::int`
  const isNight = (from: SQL, until: SQL) => sql`case when ${from} < ${until}
    then ${minute} >= ${from} and ${minute} < ${until}
    else ${from} <> ${until} and (${minute} >= ${from} or ${minute} < ${until}) end`
  const { quietFrom, quietUntil: usualUntil } = tables.usualWishes
  return sql<boolean>`(not ${isOneOf(kind, 'comes')} and coalesce(
    (select (${isNight(sql`wish.quiet_from`, sql`wish.quiet_until`)})
        and not (${isOneOf(kind, 'as_wished')} and wish.exams_in_quiet)
      from push_setting wish where wish.doctor_id = ${doctorId}),
    ${isNight(sql`${quietFrom}::int`, sql`${usualUntil}::int`)}))`
}

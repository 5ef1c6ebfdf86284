import type { QueryOf, ResponseOf } from '@prostuti/contract'
import type { readDoctorTimeline as call } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'
import { findDoctor, readScope } from '../doctor-in-scope.ts'
import type { Happening } from './happening.ts'
import { learningHappenings } from './learning-happenings.ts'
import { moneyHappenings } from './money-happenings.ts'
import { talkHappenings } from './talk-happenings.ts'
import { withholdMarks } from './withhold-marks.ts'

type Timeline = ResponseOf<typeof call>

type Query = QueryOf<typeof call> & { id: number; member: StaffMember; now: Date }

const perPage = 40

/** As exact as a browser keeps it: pages are put in order and cut by the same. */
const moment = sql`date_trunc('milliseconds', at)`

/** Everything that happened to one doctor, the newest first: of one person there is never so much that it could not be read as one. */
export async function readTimeline(tx: Tx, { id, group, before, member, now }: Query): Promise<Timeline> {
  const { id: doctorId } = await findDoctor(tx, { id, member })
  const scope = await readScope(tx, doctorId, member)
  const all = sql.join(
    [...moneyHappenings(scope), ...learningHappenings(scope, now), ...talkHappenings(scope)],
    sql` union all `,
  )
  const isOfGroup = group === undefined ? sql`true` : sql`"group" = ${group}`
  const { rows } = await tx.execute<Found>(sql`
    select * from (${all}) happened where ${isOfGroup} and ${earlier(before)}
    order by ${moment} desc, key desc limit ${perPage + 1}`)
  const { rows: counts } = await tx.execute<Timeline['counts'][number]>(
    sql`select "group", count(*)::int as count from (${all}) happened group by 1`,
  )
  const page = rows.slice(0, perPage).map(present)
  const last = page.at(-1)
  return {
    rows: await withholdMarks(tx, page, { member, now }),
    next: rows.length > perPage && last ? `${last.at}|${last.key}` : null,
    counts,
  }
}

/** Where the next page begins. */
function earlier(before: string | undefined): SQL {
  if (before === undefined) return sql`true`
  const [at, key] = before.split('|')
  return sql`(${moment}, key) < (${at}::timestamptz, ${key})`
}

type Found = Omit<Happening, 'at' | 'thing'> & {
  at: string
  thing_kind: NonNullable<Happening['thing']>['kind'] | null
  thing_id: string | null
}

const present = ({ at, thing_kind, thing_id, ...of }: Found): Happening => ({
  ...of,
  at: new Date(at).toISOString(),
  thing: thing_kind === null || thing_id === null ? null : { kind: thing_kind, id: thing_id },
})

import { type Tx, tables } from '@prostuti/db'
import { desc, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { type AudienceKind, isOwnAudience } from './notice-audience.ts'

const { doctor } = tables

type NamedReach = { audience: AudienceKind; id: number | undefined; member: StaffMember }
type Reach = { doctors: number; sample: string[] }

const sampled = 5

export const countEverybody = (tx: Tx): Promise<number> => tx.$count(doctor, isNull(doctor.closedAt))

/** How many doctors would see it now, and some of them by name. */
export async function countReach(tx: Tx, { audience, id, member }: NamedReach): Promise<Reach> {
  if (audience === 'all') return { doctors: await countEverybody(tx), sample: await nameNewest(tx) }
  if (!(await isOwnAudience(tx, { audience, id, member }))) throw new AppError('not_found')
  const whose = {
    course: sql`b.course_id = ${id}`,
    batch: sql`e.batch_id = ${id}`,
    schedule: sql`e.schedule_id = ${id}`,
  }[audience]
  const { rows } = await tx.execute<Reach>(sql`
    with reached as (select distinct e.doctor_id from enrolment e join batch b on b.id = e.batch_id
      where e.state = 'active' and ${whose})
    select (select count(*)::int from reached) as doctors,
      array(select doctor.name from reached join doctor on doctor.id = reached.doctor_id
        order by md5(doctor.id::text) limit ${sampled}) as sample`)
  return rows[0]!
}

/** Of everybody those who came last: a draw among all would read all. */
async function nameNewest(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ name: doctor.name })
    .from(doctor)
    .where(isNull(doctor.closedAt))
    .orderBy(desc(doctor.id))
    .limit(sampled)
  return rows.map(({ name }) => name)
}

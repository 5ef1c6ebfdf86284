import { type Tx, tables } from '@prostuti/db'
import { isNull, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { type AudienceKind, isOwnAudience } from './notice-audience.ts'

const { doctor } = tables

type NamedReach = { audience: AudienceKind; id: number | undefined; member: StaffMember }

export const countEverybody = (tx: Tx): Promise<number> => tx.$count(doctor, isNull(doctor.closedAt))

/** How many doctors would see it now. */
export async function countReach(tx: Tx, { audience, id, member }: NamedReach): Promise<number> {
  if (audience === 'all') return countEverybody(tx)
  if (!(await isOwnAudience(tx, { audience, id, member }))) throw new AppError('not_found')
  const whose = {
    course: sql`b.course_id = ${id}`,
    batch: sql`e.batch_id = ${id}`,
    schedule: sql`e.schedule_id = ${id}`,
  }[audience]
  const { rows } = await tx.execute<{ doctors: number }>(sql`
    select count(distinct e.doctor_id)::int as doctors from enrolment e join batch b on b.id = e.batch_id
    where e.state = 'active' and ${whose}`)
  return rows[0]!.doctors
}

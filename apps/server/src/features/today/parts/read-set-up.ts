import type { setUpSteps } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'

type Step = (typeof setUpSteps)[number]
type Found = Record<Exclude<Step, 'payment'>, boolean> & { offers: string[]; batch_id: number | null }

/** As the starter site has it; whoever still shows it has not written down their own. */
const starterPhone = '+8801700000000'

/**
 * What a new centre still has to do, worked out from what is there; undefined once the first doctor has been booked, because from
 * then on there is a day to show.
 */
export async function readSetUp(tx: Tx, { gateways }: Pick<Deps, 'gateways'>) {
  if (await hasBegun(tx)) return undefined
  const { rows } = await tx.execute<Found>(sql`
    select phone <> ${starterPhone} as contact, logo is not null as logo,
      (select count(*) > 1 from staff where is_active) as staff,
      exists (select from contact where is_active) as branch, exists (select from teacher) as teacher,
      exists (select from course where is_active) as course, exists (select from batch where is_active) as batch,
      exists (select from schedule_event) as timetable, payment_gateways as offers,
      (select id from batch order by is_active desc, id limit 1) as batch_id,
      exists (select from notice where withdrawn_at is null and not is_automatic) as notice
    from site`)
  const found = rows[0]
  if (found === undefined) return undefined
  const { contact, logo, staff, branch, teacher, course, batch, timetable, notice, offers } = found
  const isOffered = (name: string) =>
    name === 'manual' || ((name === 'sslcommerz' || name === 'bkash') && gateways[name].available)
  const steps: Record<Step, boolean> = {
    contact,
    logo,
    staff,
    branch,
    teacher,
    course,
    batch,
    timetable,
    payment: offers.some(isOffered),
    notice,
  }
  return {
    steps: Object.entries(steps).map(([name, is_done]) => ({ name: name as Step, is_done })),
    batch_id: found.batch_id,
  }
}

async function hasBegun(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from purchase_order where booked_at is not null order by booked_at limit 1`,
  )
  return rows.length > 0
}

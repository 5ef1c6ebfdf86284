import type { setUpSteps } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { TodayEnv } from '../today-env.ts'

type Step = (typeof setUpSteps)[number]
type Found = Record<Exclude<Step, 'sms' | 'payment'>, boolean> & { offers: string[]; begun: boolean }

/** As the starter site has it; whoever still shows it has not written down their own. */
const starterPhone = '+8801700000000'

/**
 * What a new centre still has to do, worked out from what is there; undefined once the first doctor has been booked, because from
 * then on there is a day to show.
 */
export async function readSetUp(tx: Tx, { gateways, env }: Pick<Deps, 'gateways'> & { env: TodayEnv }) {
  const { rows } = await tx.execute<Found>(sql`
    select phone <> ${starterPhone} as contact, logo is not null as logo,
      (select count(*) > 1 from staff where is_active) as staff,
      exists (select from contact where is_active) as branch, exists (select from teacher) as teacher,
      exists (select from course where is_active) as course, exists (select from batch where is_active) as batch,
      exists (select from schedule_event) as timetable, payment_gateways as offers,
      exists (select from purchase_order where booked_at is not null) as begun
    from site`)
  const found = rows[0]
  if (found === undefined || found.begun) return undefined
  const { contact, logo, staff, branch, teacher, course, batch, timetable, offers } = found
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
    sms: env.sms.mode === 'live' || env.mode.kind === 'demo',
  }
  return { steps: Object.entries(steps).map(([name, is_done]) => ({ name: name as Step, is_done })) }
}

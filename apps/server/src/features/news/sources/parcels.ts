import { sql } from 'drizzle-orm'
import { isUntold, type NewsSource, newsOf } from '../../push/index.ts'

type Row = { doctor_id: number; id: number; enrolment_id: number; left_at: string }

const lookedBackMs = 3 * 86_400_000

/** Parcels that were given to their courier within the last days and have not arrived. */
export const parcelSource: NewsSource = {
  kind: 'parcel_on_way',
  foundForMs: lookedBackMs,
  async find(tx, { now, atMost }) {
    const doctorId = sql`own.doctor_id`
    const untold = isUntold({
      ...{ kind: 'parcel_on_way', doctorId, thing: sql`own.id::text`, since: sql`own.left_at`, now },
    })
    const { rows } = await tx.execute<Row>(sql`
      select own.* from (
        select parcel.id, parcel.enrolment_id, e.doctor_id, coalesce(
            (select at from hand_over where hand_over.id = parcel.hand_over_id),
            (select min(step.at) from delivery_step step where step.delivery_id = parcel.id
              and step.state in ('picked', 'in_transit', 'out_for_delivery'))) as left_at
        from sheet_delivery parcel join enrolment e on e.id = parcel.enrolment_id
        where parcel.stage = 'on_the_way') own
      where own.left_at > ${new Date(now.getTime() - lookedBackMs).toISOString()}::timestamptz and ${untold}
      order by own.doctor_id, own.id limit ${atMost}`)
    const until = new Date(now.getTime() + newsOf('parcel_on_way').worthMs)
    return rows.map(({ doctor_id, id, enrolment_id, left_at }) => ({
      ...{ doctorId: doctor_id, thing: String(id), at: new Date(left_at), until },
      link: `/my/courses/${enrolment_id}/lecture-sheet-track/${id}`,
    }))
  },
}

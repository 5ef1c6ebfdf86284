import type { chosenParcels } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { findOwnJob } from '../../staff-jobs/index.ts'
import { bookParcelsJob } from '../booking/book-parcels-job.ts'
import { matches } from './parcel-filter.ts'
import { seesParcel } from './parcel-scope.ts'
import type { ParcelStage } from './parcel-stage.ts'

const { sheetDelivery, staffJobItem } = tables

type Choice = z.output<typeof chosenParcels>
type ChosenParcels = {
  chosen: Choice
  member: StaffMember
  now: Date
  atMost: number
  /** Only those that are here now. */
  stages?: readonly ParcelStage[]
}

/** Which parcels are meant, in the order in which they were asked for. */
export async function findChosen(tx: Tx, asked: ChosenParcels): Promise<number[]> {
  const { chosen, member, now, atMost, stages } = asked
  if ('job' in chosen) await findOwnJob(tx, { id: chosen.job, staffId: member.id, kind: bookParcelsJob })
  const found = await tx
    .select({ id: sheetDelivery.id })
    .from(sheetDelivery)
    .where(and(seesParcel(member), isMeant(tx, chosen, now), stages && inArray(sheetDelivery.stage, [...stages])))
    .orderBy(asc(sheetDelivery.createdAt), asc(sheetDelivery.id))
    .limit(atMost)
  if (found.length === 0) {
    // Whether there are none, or none of them where they should be.
    if (stages !== undefined) await findChosen(tx, { chosen, member, now, atMost: 1 })
    throw new AppError(stages === undefined ? 'not_found' : 'parcel_elsewhere')
  }
  return found.map(({ id }) => id)
}

function isMeant(tx: Tx, chosen: Choice, now: Date): SQL | undefined {
  if ('ids' in chosen) return inArray(sheetDelivery.id, chosen.ids)
  if ('filter' in chosen) return matches(chosen.filter, now)
  const booked = tx
    .select({ id: sql<number>`${staffJobItem.key}::int` })
    .from(staffJobItem)
    .where(and(eq(staffJobItem.staffJobId, chosen.job), eq(staffJobItem.outcome, 'done')))
  return inArray(sheetDelivery.id, booked)
}

import type { ResponseOf } from '@prostuti/contract'
import { parcelStates, type readParcel as readParcelCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { maskPhone } from '@prostuti/text/phone'
import { asc, eq, or } from 'drizzle-orm'
import type { Couriers } from '../../couriers/index.ts'
import { canChange, type DeliveryRow, nextState } from '../../sheet/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { presentRow } from './list-parcels.ts'
import { findParcel } from './parcel-scope.ts'
import { verbsOf } from './parcel-stage.ts'
import { readTalks } from './read-talks.ts'
import { presentSheet, sheetsOf } from './sheets-of.ts'

const { deliveryStep, division, doctor, handOver, sheetDelivery, staff, upazila } = tables

type ParcelReader = { id: number; member: StaffMember; couriers: Couriers; now: Date }

/** Everything about one parcel. */
export async function readParcel(
  tx: Tx,
  { id, member, couriers, now }: ParcelReader,
): Promise<ResponseOf<typeof readParcelCall>> {
  const placed = await findParcel(tx, { id, member })
  const { row } = placed
  const sheets = (await sheetsOf(tx, [id])).get(id) ?? []
  const courier = row.courier === 'manual' ? undefined : couriers[row.courier]
  const steps = await tx
    .select()
    .from(deliveryStep)
    .where(eq(deliveryStep.deliveryId, id))
    .orderBy(asc(deliveryStep.at), asc(deliveryStep.id))
  const { upazilaName, divisionName, owner } = await readAround(tx, placed)
  const twins = await readTwins(tx, row)
  const isResent = twins.after !== undefined
  const verbs = verbsOf(row, { isResent, isCourierHere: courier?.available === true })
  return {
    parcel: {
      ...presentRow(placed, now),
      volumes: sheets.map(({ volume }) => volume),
      state: row.state,
      doctor: owner,
      phone: row.recipientPhone === '' ? '' : maskPhone(row.recipientPhone),
      address: { street: row.address, upazila: upazilaName, district: placed.district, division: divisionName },
      note: row.note,
      tracking_url: row.trackingCode === null ? null : (courier?.trackingPage(row.trackingCode) ?? null),
      books_at: canChange(row) ? (row.nextAskAt?.toISOString() ?? null) : null,
      booked_at: row.bookedAt?.toISOString() ?? null,
      ...(await readDeeds(tx, row)),
      received_back_at: row.receivedBackAt?.toISOString() ?? null,
      resend_of: twins.before ?? null,
      resent_as: twins.after ?? null,
      sheets: sheets.map(presentSheet),
      verbs,
      next_states: verbs.includes('step') ? parcelStates.filter((state) => nextState(row.state, state) === state) : [],
    },
    steps: steps.map(({ deliveryId: _, at, ...step }) => ({ ...step, at: at.toISOString() })),
    talks: await readTalks(tx, id),
  }
}

/** Names of its places, and whose it is. */
async function readAround(tx: Tx, { row, doctorId }: { row: DeliveryRow; doctorId: number }) {
  const [places] = await tx
    .select({
      upazilaName: { bn: upazila.nameBn, en: upazila.nameEn },
      divisionName: { bn: division.nameBn, en: division.nameEn },
    })
    .from(upazila)
    .innerJoin(division, eq(division.id, row.divisionId))
    .where(eq(upazila.id, row.upazilaId))
  const [owner] = await tx.select({ id: doctor.id, name: doctor.name }).from(doctor).where(eq(doctor.id, doctorId))
  return { ...places!, owner: owner! }
}

/** The parcel in whose place it goes, and the one that goes in its place. */
async function readTwins(tx: Tx, row: DeliveryRow) {
  const found = await tx
    .select({ id: sheetDelivery.id, invoice: sheetDelivery.invoice, resendOfId: sheetDelivery.resendOfId })
    .from(sheetDelivery)
    .where(
      or(
        eq(sheetDelivery.resendOfId, row.id),
        row.resendOfId === null ? undefined : eq(sheetDelivery.id, row.resendOfId),
      ),
    )
  const named = (twin: (typeof found)[number] | undefined) => twin && { id: twin.id, invoice: twin.invoice }
  return {
    before: named(found.find(({ id }) => id === row.resendOfId)),
    after: named(found.find(({ resendOfId }) => resendOfId === row.id)),
  }
}

/** Who packed it, and when it was handed over. */
async function readDeeds(tx: Tx, row: DeliveryRow) {
  const { packedAt, packedBy, handOverId } = row
  const [by] =
    packedBy === null
      ? []
      : await tx.select({ id: staff.id, name: staff.name }).from(staff).where(eq(staff.id, packedBy))
  const [given] =
    handOverId === null
      ? []
      : await tx.select({ id: handOver.id, at: handOver.at }).from(handOver).where(eq(handOver.id, handOverId))
  return {
    packed: packedAt === null ? null : { at: packedAt.toISOString(), by: by ?? null },
    handed_over: given === undefined ? null : { id: given.id, at: given.at.toISOString() },
  }
}

import type { ResponseOf } from '@prostuti/contract'
import type { listFreeSeats as listCall } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { pickText } from '@prostuti/text/locale'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { priceAt } from '../../catalogue/index.ts'
import { findOpenDoctor } from '../../doctor-desk/index.ts'
import { findEnrolment, giveSeat } from '../../enrolment/index.ts'
import { askSignature, endSignature, freeSeatSignature, signOpen } from '../../signature/index.ts'
import { inBranches, inCourses, isOwnDoctor, type StaffMember } from '../../staff/index.ts'
import { findPlace } from '../in-scope.ts'
import { placeWords, tellDoctor } from '../tell-doctor.ts'
import { seatsLeft } from './read-seats.ts'

const { batch, doctor, freeSeat, schedule, staff } = tables

type FreeSeatRow = typeof freeSeat.$inferSelect
type By = { member: StaffMember; now: Date }

/** As many as anybody signs; the oldest come first. */
const atMost = 200

type Listed = { doctorId?: number | undefined; member: StaffMember; now: Date }

export async function listFreeSeats(tx: Tx, { doctorId, member, now }: Listed): Promise<ResponseOf<typeof listCall>> {
  const rows = await tx
    .select({
      ...{ row: freeSeat, batch, schedule: schedule.title },
      doctor: { id: doctor.id, name: doctor.name },
      by: { id: staff.id, name: staff.name },
      left: seatsLeft(sql`${freeSeat.doctorId}`, now),
    })
    .from(freeSeat)
    .innerJoin(doctor, eq(doctor.id, freeSeat.doctorId))
    .innerJoin(batch, eq(batch.id, freeSeat.batchId))
    .innerJoin(schedule, eq(schedule.id, freeSeat.scheduleId))
    .innerJoin(staff, eq(staff.id, freeSeat.askedBy))
    .where(
      and(
        eq(freeSeat.state, 'to_sign'),
        doctorId === undefined ? undefined : eq(freeSeat.doctorId, doctorId),
        ...[inCourses(member, batch.courseId), inBranches(member, schedule.contactId)],
        isOwnDoctor(member, sql`${freeSeat.doctorId}`),
      ),
    )
    .orderBy(asc(freeSeat.askedAt), asc(freeSeat.id))
    .limit(atMost)
  return {
    rows: rows.map(({ row, by, left, ...of }) => {
      const { fee_paisa, discount_paisa } = priceAt(of.batch, now)
      return {
        id: row.id,
        doctor: of.doctor,
        batch: { id: of.batch.id, title: of.batch.title },
        schedule: of.schedule,
        total_paisa: fee_paisa - discount_paisa,
        seats_left: left,
        reason: row.reason,
        asked_by: by,
        asked_at: row.askedAt.toISOString(),
        is_own: by.id === member.id,
      }
    }),
  }
}

type Proposal = { doctorId: number; scheduleId: number; reason: string }

/** One at a time waits for a doctor in a batch; the same press twice is one. Whoever is in the batch already needs none. */
export async function proposeFreeSeat(tx: Transaction, wish: Proposal, { member, now }: By): Promise<FreeSeatRow> {
  const { id: doctorId } = await findOpenDoctor(tx, { id: wish.doctorId, member })
  const place = await findPlace(tx, { id: wish.scheduleId, member, now })
  const batchId = place.batch.id
  // Two who propose at once come one after the other.
  await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.id, doctorId)).for('no key update')
  if ((await findEnrolment(tx, { doctorId, batchId }))?.state === 'active') throw new AppError('already_enrolled')
  const isOpen = and(eq(freeSeat.doctorId, doctorId), eq(freeSeat.batchId, batchId), eq(freeSeat.state, 'to_sign'))
  const [known] = await tx.select().from(freeSeat).where(isOpen)
  if (known !== undefined) {
    const isSame = known.askedBy === member.id && known.scheduleId === wish.scheduleId
    if (!isSame) throw new AppError('seat_proposed')
    return known
  }
  const [seat] = await tx
    .select({ left: seatsLeft(sql`${doctorId}::int`, now) })
    .from(schedule)
    .where(eq(schedule.id, wish.scheduleId))
  if (seat!.left === 0) throw new AppError('no_seat_left')
  const values = { doctorId, batchId, scheduleId: wish.scheduleId, reason: wish.reason, askedBy: member.id }
  const [made] = await tx
    .insert(freeSeat)
    .values({ ...values, askedAt: now })
    .returning()
  await askSignature(tx, { ...freeSeatSignature(made!.id), member, now })
  return made!
}

/** The second of two: the doctor is in from this moment, or nothing is signed where that cannot be. */
export async function signFreeSeat(tx: Transaction, id: number, { member, now }: By) {
  const row = await lockFreeSeat(tx, id, member)
  const place = await findPlace(tx, { id: row.scheduleId, member, now })
  await signOpen(tx, { ...freeSeatSignature(id), member, now })
  const { doctorId, batchId, scheduleId } = row
  const { enrolmentId } = await giveSeat(tx, { doctorId, batchId, scheduleId, now })
  await tx
    .update(freeSeat)
    .set({ state: 'given', decidedBy: member.id, decidedAt: now, enrolmentId })
    .where(eq(freeSeat.id, id))
  await tellDoctor(
    tx,
    {
      doctorId,
      title: (locale) => messages.notices_seat_given({ batch: pickText(place.batch.title, locale) }, { locale }),
      lines: [(locale) => messages.notices_seat_given_text({ place: placeWords(place)(locale) }, { locale })],
      link: `/my/courses/${enrolmentId}`,
    },
    now,
  )
  return { row, enrolmentId, place: placeWords(place)('bn') }
}

/** Refused by another, or taken back by who proposed it. */
export async function refuseFreeSeat(
  tx: Transaction,
  { id, words }: { id: number; words: string },
  { member, now }: By,
) {
  const row = await lockFreeSeat(tx, id, member)
  const state = row.askedBy === member.id ? ('withdrawn' as const) : ('refused' as const)
  await endSignature(tx, { ...freeSeatSignature(id), member, now, words })
  await tx.update(freeSeat).set({ state, decidedBy: member.id, decidedAt: now, words }).where(eq(freeSeat.id, id))
  return { row, state }
}

/** One that waits, of a doctor and a timetable of the member's; nobody else decides about it meanwhile. */
async function lockFreeSeat(tx: Transaction, id: number, member: StaffMember): Promise<FreeSeatRow> {
  const [row] = await tx.select().from(freeSeat).where(eq(freeSeat.id, id)).for('update')
  if (row === undefined || row.state !== 'to_sign') throw new AppError('not_found')
  const { id: doctorId } = await findOpenDoctor(tx, { id: row.doctorId, member })
  if (doctorId !== row.doctorId) throw new AppError('not_found')
  const [place] = await tx
    .select({ id: schedule.id })
    .from(schedule)
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .where(
      and(eq(schedule.id, row.scheduleId), inCourses(member, batch.courseId), inBranches(member, schedule.contactId)),
    )
  if (place === undefined) throw new AppError('not_found')
  return row
}

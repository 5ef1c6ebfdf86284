import type { ResponseOf } from '@prostuti/contract'
import type { readEnrolmentMoves } from '@prostuti/contract/staff'
import type { Transaction, Tx } from '@prostuti/db'
import { duesOf } from '@prostuti/payment-rules'
import * as messages from '@prostuti/text/all-messages'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { type Locale, pickText } from '@prostuti/text/locale'
import { AppError } from '../../../errors.ts'
import { changeStopOf, moveStopOf } from '../../doctor-desk/index.ts'
import { findMoves, lockEnrolling, type Move, moveEnrolment, presentMove, readOwnPlace } from '../../enrolment/index.ts'
import { countSheets } from '../../payment/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { enrolledAt, findOrdered } from '../in-scope.ts'
import { placeWords, tellDoctor } from '../tell-doctor.ts'

type By = { member: StaffMember; locale: Locale; now: Date }
type Moves = ResponseOf<typeof readEnrolmentMoves>

/** What is held online is everybody's; what is held at a branch, only that branch's. */
const isInBranch = ({ branchIds }: StaffMember, { schedule }: Move): boolean =>
  branchIds === null || schedule.contactId === null || branchIds.includes(schedule.contactId)

export async function readMoves(tx: Tx, id: number, { member, locale, now }: By): Promise<Moves> {
  const found = await findOrdered(tx, { id, member })
  const key = { doctorId: found.doctor.id, enrolmentId: id, now, byStaff: true } as const
  const own = await readOwnPlace(tx, key)
  const { facts, batch, schedule } = own
  const hasMoved = own.state === 'done'
  const stop = moveStopOf(member, { enrolledAt: enrolledAt(found), isLeaving: facts.isLeaving, hasMoved }, now)
  const moves = stop === null ? await findMoves(tx, own, key) : []
  const present = (move: Move): Moves['options'][number] => {
    const { parts, owed } = move.quote
    const due = duesOf(parts, facts.covered, dhakaDate(now)).find(({ open }) => open > 0)
    return {
      ...presentMove(own, move, locale),
      due: due && owed > 0 ? { paisa: owed, due_on: due.dueOn } : null,
    }
  }
  return {
    stop,
    until: own.until,
    from: {
      batch_id: batch.id,
      title: pickText(batch.title, locale),
      schedule: pickText(schedule.title, locale),
      total_paisa: facts.row.totalPaisa,
    },
    sheets_sent: (await countSheets(tx, id)).sent,
    options: moves.filter((move) => isInBranch(member, move)).map(present),
  }
}

type Wish = { id: number; scheduleId: number; totalPaisa: number; reason: string }

/** As the doctor's own move, without its last day. A second press of the same finds it done, and tells nobody twice. */
export async function moveAsStaff(
  tx: Transaction,
  { id, scheduleId, totalPaisa, reason }: Wish,
  { member, locale, now }: By,
) {
  const { doctor } = await findOrdered(tx, { id, member })
  // Whoever presses twice finds it done.
  await lockEnrolling(tx, doctor.id)
  const before = await findOrdered(tx, { id, member })
  const key = { doctorId: doctor.id, enrolmentId: id, now, byStaff: true } as const
  const own = await readOwnPlace(tx, key)
  const age = { enrolledAt: enrolledAt(before), isLeaving: own.facts.isLeaving }
  if (changeStopOf(member, age, now) === 'late') throw new AppError('change_too_late')
  const target = (await findMoves(tx, own, key)).find(({ schedule }) => schedule.id === scheduleId)
  if (own.schedule.id !== scheduleId && (target === undefined || !isInBranch(member, target)))
    throw new AppError('not_found')
  const { orderId } = await moveEnrolment(tx, { ...key, scheduleId, totalPaisa, locale })
  const after = await findOrdered(tx, { id, member: { ...member, courseIds: null, branchIds: null } })
  const [from, to] = [placeWords(before), placeWords(after)]
  if (before.schedule.id !== after.schedule.id)
    await tellDoctor(
      tx,
      {
        doctorId: doctor.id,
        title: (locale) => messages.notices_enrolment_moved({ batch: pickText(after.batch.title, locale) }, { locale }),
        lines: [
          (locale) => messages.notices_enrolment_moved_text({ from: from(locale), to: to(locale) }, { locale }),
          (locale) => messages.notices_enrolment_moved_money({}, { locale }),
        ],
        ...{ reason, link: `/my/courses/${id}` },
      },
      now,
    )
  return {
    orderId,
    doctorId: doctor.id,
    before: { place: from('bn'), total_paisa: before.order.totalPaisa },
    after: { place: to('bn'), total_paisa: after.order.totalPaisa },
  }
}

import type { ResponseOf } from '@prostuti/contract'
import type { readEnrolmentEnd } from '@prostuti/contract/staff'
import type { Transaction, Tx } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, pickText } from '@prostuti/text/locale'
import { findRunningExam } from '../../../auth/find-running-exam.ts'
import { AppError } from '../../../errors.ts'
import { countSheets, endOrder, loadOrders, lockOrder, owedOf } from '../../payment/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { enrolledAt, findStaffEnrolment, type StaffEnrolment } from '../in-scope.ts'
import { changeStopOf } from '../rules/change-stop.ts'
import { placeWords, tellDoctor } from '../tell-doctor.ts'

type By = { member: StaffMember; locale: Locale; now: Date }

/** One that runs; what waits for its first payment lets go of itself. */
async function findRunning(tx: Tx, id: number, { member, now }: Omit<By, 'locale'>) {
  const found = await findStaffEnrolment(tx, { id, member })
  if (found.enrolment.state !== 'active') throw new AppError('not_enrolled')
  const [facts] = await loadOrders(tx, [found.order.id], now)
  const age = { enrolledAt: enrolledAt(found), isLeaving: facts!.isLeaving }
  return { found, facts: facts!, stop: changeStopOf(member, age, now) }
}

export async function readEnding(tx: Tx, id: number, by: By): Promise<ResponseOf<typeof readEnrolmentEnd>> {
  const { found, facts, stop } = await findRunning(tx, id, by)
  const paid = facts.payments.findLast(({ state }) => state === 'paid')
  return {
    stop,
    title: pickText(found.batch.title, by.locale),
    schedule: pickText(found.schedule.title, by.locale),
    paid_paisa: facts.paid - facts.refunded,
    owed_paisa: await owedOf(tx, found.order.id),
    sheets_sent: (await countSheets(tx, id)).sent,
    payment_id: paid?.id ?? null,
  }
}

type Ending = { id: number; owedPaisa: number; reason: string }

/** The doctor is out, the seat is free, what is owed is given up. Results and receipts stay. */
export async function endAsStaff(
  tx: Transaction,
  { id, owedPaisa, reason }: Ending,
  by: Omit<By, 'locale'>,
): Promise<StaffEnrolment> {
  const { order: known } = await findStaffEnrolment(tx, { id, member: by.member })
  const order = await lockOrder(tx, known.id)
  const { found, stop } = await findRunning(tx, id, by)
  if (stop === 'leaving') throw new AppError('refund_requested')
  if (stop === 'late') throw new AppError('change_too_late')
  const doctorId = found.doctor.id
  if (await findRunningExam(tx, { doctorId, now: by.now })) throw new AppError('doctor_in_exam')
  // Whoever gives up a debt has seen how much it is.
  if ((await owedOf(tx, order.id)) !== owedPaisa) throw new AppError('version_conflict')
  await endOrder(tx, order, by.now)
  await tellDoctor(
    tx,
    {
      doctorId,
      title: (locale) => messages.notices_enrolment_ended({ batch: pickText(found.batch.title, locale) }, { locale }),
      lines: [
        (locale) => messages.notices_enrolment_ended_text({ batch: placeWords(found)(locale) }, { locale }),
        (locale) => messages.notices_enrolment_ended_stays({}, { locale }),
      ],
      ...{ reason, link: '/my/courses' },
    },
    by.now,
  )
  return found
}

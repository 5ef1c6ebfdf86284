import type { ResponseOf } from '@prostuti/contract'
import type { readEnrolmentEnd } from '@prostuti/contract/staff'
import type { Transaction, Tx } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, pickText } from '@prostuti/text/locale'
import { findRunningExam } from '../../../auth/find-running-exam.ts'
import { AppError } from '../../../errors.ts'
import { changeStopOf } from '../../doctor-desk/index.ts'
import { lockEnrolling } from '../../enrolment/index.ts'
import { countSheets, endOrder, endUnordered, loadOrders, lockOrder, owedOf } from '../../payment/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { enrolledAt, findStaffEnrolment, type StaffEnrolment } from '../in-scope.ts'
import { placeWords, tellDoctor } from '../tell-doctor.ts'

type By = { member: StaffMember; locale: Locale; now: Date }

/** One that runs; what waits for its first payment lets go of itself. */
async function findRunning(tx: Tx, id: number, { member, now }: Omit<By, 'locale'>) {
  const found = await findStaffEnrolment(tx, { id, member })
  if (found.enrolment.state !== 'active') throw new AppError('not_enrolled')
  const [facts] = found.order ? await loadOrders(tx, [found.order.id], now) : []
  const age = { enrolledAt: enrolledAt(found), isLeaving: facts?.isLeaving ?? false }
  return { found, facts, stop: changeStopOf(member, age, now) }
}

/** Where nothing was ordered, nothing is owed. */
const owedFor = (tx: Tx, order: { id: number } | null): Promise<number> =>
  order ? owedOf(tx, order.id) : Promise.resolve(0)

export async function readEnding(tx: Tx, id: number, by: By): Promise<ResponseOf<typeof readEnrolmentEnd>> {
  const { found, facts, stop } = await findRunning(tx, id, by)
  const paid = facts?.payments.findLast(({ state }) => state === 'paid')
  return {
    stop,
    title: pickText(found.batch.title, by.locale),
    schedule: pickText(found.schedule.title, by.locale),
    paid_paisa: facts ? facts.paid - facts.refunded : 0,
    owed_paisa: await owedFor(tx, found.order),
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
  const { order: known, doctor } = await findStaffEnrolment(tx, { id, member: by.member })
  const order = known && (await lockOrder(tx, known.id))
  // Of two presses the second finds it ended.
  if (order === null) await lockEnrolling(tx, doctor.id)
  const { found, stop } = await findRunning(tx, id, by)
  if (stop === 'leaving') throw new AppError('refund_requested')
  if (stop === 'late') throw new AppError('change_too_late')
  const doctorId = found.doctor.id
  if (await findRunningExam(tx, { doctorId, now: by.now })) throw new AppError('doctor_in_exam')
  // Whoever gives up a debt has seen how much it is.
  if ((await owedFor(tx, order)) !== owedPaisa) throw new AppError('version_conflict')
  await (order ? endOrder(tx, order, by.now) : endUnordered(tx, found.enrolment, by.now))
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

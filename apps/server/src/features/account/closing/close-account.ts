import type { BodyOf, closeAccount as call } from '@prostuti/contract'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { normalizePhone } from '@prostuti/text/phone'
import { eq } from 'drizzle-orm'
import { findRunningExam } from '../../../auth/find-running-exam.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { writeAudit } from '../../audit/index.ts'
import { removeFile } from '../../files/index.ts'
import { forgetPhone, requirePassword } from '../../identity/index.ts'
import { endOrdersOf } from '../../payment/index.ts'
import { emptyProfile, forgetDoctor } from './forget-doctor.ts'

const { doctor } = tables

type ClosingDeps = Pick<Deps, 'database' | 'clock' | 'env' | 'sendSms' | 'storage'>
type ClosingForm = {
  doctorId: number
  form: BodyOf<typeof call>
  locale: Locale
  requestId: string
  /** The account is closed, but its number could not be told. */
  onUntold: (error: unknown) => void
}

/**
 * Closes an account for good, in one transaction, and tells the number that was in it. Who presses twice, or in two tabs, is
 * refused the second time: by then there is no such doctor.
 */
export async function closeAccount(
  deps: ClosingDeps,
  { doctorId, form, locale, requestId, onUntold }: ClosingForm,
): Promise<void> {
  const { db } = deps.database
  const now = deps.clock()
  const [account] = await db.select({ phone: doctor.phone }).from(doctor).where(eq(doctor.id, doctorId))
  if (account === undefined) throw new AppError('unauthenticated')
  const isOwnNumber = normalizePhone(form.phone) === account.phone
  refuseFields({ phone: isOwnNumber ? undefined : messages.error_field_phone_not_own({}, { locale }) })
  const password = { doctorId, password: form.password, secret: deps.env.appSecret, locale, now }
  const passwordHash = await requirePassword(db, password)

  const gone = await db.transaction(async (tx) => {
    const closed = await emptyAccount(tx, { doctorId, now, isMeant: (row) => row.passwordHash === passwordHash })
    if (closed === undefined) throw new AppError('unauthenticated')
    await writeAudit(tx, { at: now, doctorId, action: 'account_closed', requestId })
    return closed
  })
  await followClosing(deps, { ...gone, locale, onUntold })
}

type Gone = Pick<typeof doctor.$inferSelect, 'phone' | 'avatar'>
type Emptying = { doctorId: number; now: Date; isMeant: (row: typeof doctor.$inferSelect) => boolean }

/** Whoever closes it, this is what is done. Undefined where there is no such account any more, or not the one that was meant. */
export async function emptyAccount(tx: Transaction, { doctorId, now, isMeant }: Emptying): Promise<Gone | undefined> {
  // Payments, orders, then the doctor, as whoever settles a payment locks them.
  await endOrdersOf(tx, doctorId, now)
  const [row] = await tx.select().from(doctor).where(eq(doctor.id, doctorId)).for('update')
  if (row === undefined || row.closedAt !== null || !isMeant(row)) return undefined
  if (await findRunningExam(tx, { doctorId, now })) throw new AppError('exam_running')
  await emptyProfile(tx, doctorId, now)
  await forgetDoctor(tx, doctorId)
  // What stayed with accounts that were merged into it is this doctor's as well.
  const merged = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.mergedIntoId, doctorId))
  for (const { id } of merged) {
    await emptyProfile(tx, id, now)
    await forgetDoctor(tx, id)
  }
  await forgetPhone(tx, row.phone)
  return row
}

/** Once it is kept. */
export async function followClosing(
  deps: ClosingDeps,
  { phone, avatar, locale, onUntold }: Gone & Pick<ClosingForm, 'locale' | 'onUntold'>,
): Promise<void> {
  // What could not be removed is found by the sweep of pictures that nobody has.
  if (avatar !== null) await removeFile(deps.storage, 'avatars', avatar).catch(() => {})
  // The answer does not wait for the SMS: until it comes, the browser goes on asking for a doctor who is no more.
  tellGone(deps, phone, locale).catch(onUntold)
}

/** The only word of it that reaches the doctor if the answer to the press is lost, or if somebody else pressed. */
const tellGone = async ({ sendSms }: ClosingDeps, to: string, locale: Locale): Promise<void> =>
  sendSms({ to, text: messages.closing_sms({}, { locale }) })

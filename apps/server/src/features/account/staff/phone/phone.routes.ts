import * as calls from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { displayPhone, maskPhone } from '@prostuti/text/phone'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { AppError } from '../../../../errors.ts'
import { writeAudit } from '../../../audit/index.ts'
import { findOpenDoctor } from '../../../doctor-desk/index.ts'
import { forgetPhone, phoneOf } from '../../../identity/index.ts'
import { noticeDoctors } from '../../../notice/index.ts'
import { refuseTaken } from '../../../resource/index.ts'
import { escapeText, plainLine } from '../../../rich-text/index.ts'
import { registerStaffWrite } from '../../../staff/index.ts'
import { hearSaidCode, isPhoneTaken, saidCodeSent, sendSaidCode, spendDeskCode } from '../said-code.ts'
import { addLeftSms, queueLeftSms } from './left-sms.ts'

const { doctor } = tables

const inBoth = (say: (locale: Locale) => string) => ({ bn: say('bn'), en: say('en') })

/**
 * Another number for a doctor, at their wish. A code proves that the caller has the new one; that the caller is the doctor nothing
 * proves. So the old number is told at once, sign-ins and password stay the doctor's, and for a day the new number makes no new password
 * (decision 076).
 */
export function phoneRoutes(app: FastifyInstance, deps: Deps): void {
  addLeftSms(deps)

  registerStaffWrite(
    app,
    deps,
    calls.askPhoneCode,
    async (tx, { params, body, member, session, locale, now, request }) => {
      const { id: doctorId } = await findOpenDoctor(tx, { id: params.id, member })
      const phone = phoneOf(body.phone, locale)
      if (await isPhoneTaken(tx, phone)) {
        // The answer says that somebody has an account: it is counted like a code, and written down.
        await spendDeskCode(tx, deps, member.id)
        await writeAudit(tx, {
          ...{ at: now, staffId: member.id, staffSessionId: session.id, requestId: request.id },
          ...{ action: 'doctor_phone_taken', resource: 'doctor', resourceId: String(doctorId), doctorId },
          after: { phone: maskPhone(phone) },
        })
        return new AppError('phone_taken')
      }
      const said = { purpose: 'phone' as const, phone, doctorId, staffId: member.id }
      const answer = saidCodeSent(phone)
      return {
        answer,
        // No transaction waits for a gateway.
        afterwards: () => sendSaidCode(deps, { ...said, address: request.ip }),
        resource: 'doctor',
        resourceId: doctorId,
        doctorId,
        after: { phone: answer.phone },
        action: 'doctor_phone_code_sent' as const,
      }
    },
    { skipLog: true },
  )

  registerStaffWrite(
    app,
    deps,
    calls.changePhone,
    async (tx, { params, body, member, locale, now }) => {
      const { id: doctorId } = await findOpenDoctor(tx, { id: params.id, member })
      const phone = phoneOf(body.phone, locale)
      const isRefused = await hearSaidCode(tx, deps, {
        ...{ purpose: 'phone', phone, doctorId, staffId: member.id },
        code: body.code,
      })
      if (isRefused) return isRefused
      const [row] = await tx.select().from(doctor).where(eq(doctor.id, doctorId)).for('update')
      if (row === undefined || row.closedAt !== null) throw new AppError('not_found')
      if (await isPhoneTaken(tx, phone)) throw new AppError('phone_taken')
      const set = tx.update(doctor).set({ phone, phoneSetAt: now }).where(eq(doctor.id, doctorId))
      await refuseTaken(set, { doctor_phone_unique: 'phone' }, locale)
      // Nor does anything count that was sent to the new one for another account.
      for (const number of [row.phone, phone]) await forgetPhone(tx, number)
      const [before, after] = [maskPhone(row.phone), maskPhone(phone)]
      await noticeDoctors(tx, [{ doctorId, ...changedWords(after) }], now)
      const text = messages.sms_phone_left({ phone: displayPhone(after, 'bn') }, { locale: 'bn' })
      await queueLeftSms(tx, { to: row.phone, text, staffId: member.id, locale, now })
      return {
        answer: { phone: after },
        resource: 'doctor',
        resourceId: doctorId,
        doctorId,
        before: { phone: before },
        after: { phone: after },
        reason: plainLine(body.reason),
        action: 'doctor_phone_changed' as const,
      }
    },
    { skipLog: true },
  )
}

const changedWords = (phone: string) => ({
  title: inBoth((locale) => messages.notices_phone_set({}, { locale })),
  body: inBoth((locale) => {
    const shown = displayPhone(phone, locale)
    return `<p>${escapeText(messages.notices_phone_set_text({ phone: shown }, { locale }))}</p>`
  }),
  link: '/my/profile',
})

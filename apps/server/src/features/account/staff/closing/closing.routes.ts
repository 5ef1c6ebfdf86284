import * as calls from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import { findRunningExam } from '../../../../auth/find-running-exam.ts'
import type { Deps } from '../../../../deps.ts'
import { AppError } from '../../../../errors.ts'
import { findOpenDoctor } from '../../../doctor-desk/index.ts'
import { requireKnownPhone } from '../../../identity/index.ts'
import { plainLine } from '../../../rich-text/index.ts'
import { registerStaffCall, registerStaffWrite } from '../../../staff/index.ts'
import { requireWholeCentre } from '../../../statement/index.ts'
import { emptyAccount, followClosing } from '../../closing/close-account.ts'
import { readClosing } from '../../closing/read-closing.ts'
import { hearSaidCode, saidCodeSent, sendSaidCode } from '../said-code.ts'

/**
 * An account closed for a doctor who rings up: the same that the doctor's own button does, and as little to be undone. What stands for
 * the password is a code that comes to the doctor's own number. It ends what they have in every course, so it is not for who sees some.
 */
export function closingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, calls.readClosingOf, async ({ params, member, locale, now }) => {
    requireWholeCentre(member)
    const { id: doctorId } = await findOpenDoctor(db, { id: params.id, member })
    const closing = await readClosing(db, { doctorId, locale, now })
    const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
    return {
      ...closing,
      courses: titles(closing.courses),
      subscriptions: titles(closing.subscriptions),
      events: titles(closing.events),
      refund_requests: closing.refund_requests.length,
    }
  })

  registerStaffWrite(app, deps, calls.askClosingCode, async (tx, { params, member, now, request }) => {
    requireWholeCentre(member)
    const { id: doctorId, phone, phoneSetAt } = await findOpenDoctor(tx, { id: params.id, member })
    requireKnownPhone({ phoneSetAt }, now)
    if (await findRunningExam(tx, { doctorId, now })) throw new AppError('exam_running')
    const said = { purpose: 'close' as const, phone, doctorId, staffId: member.id }
    return {
      answer: saidCodeSent(phone),
      afterwards: () => sendSaidCode(deps, { ...said, address: request.ip }),
      resource: 'doctor',
      resourceId: doctorId,
      doctorId,
      action: 'doctor_closing_code_sent' as const,
    }
  })

  registerStaffWrite(
    app,
    deps,
    calls.closeDoctorAccount,
    async (tx, { params, body, member, locale, now, request }) => {
      requireWholeCentre(member)
      const { id: doctorId, phone, phoneSetAt } = await findOpenDoctor(tx, { id: params.id, member })
      requireKnownPhone({ phoneSetAt }, now)
      // Before the code is used up.
      if (await findRunningExam(tx, { doctorId, now })) throw new AppError('exam_running')
      const said = { purpose: 'close' as const, phone, doctorId, staffId: member.id }
      const isRefused = await hearSaidCode(tx, deps, { ...said, code: body.code })
      if (isRefused) return isRefused
      const gone = await emptyAccount(tx, { doctorId, now, isMeant: (row) => row.phone === phone })
      if (gone === undefined) throw new AppError('not_found')
      return {
        answer: { id: doctorId },
        resource: 'doctor',
        resourceId: doctorId,
        doctorId,
        reason: plainLine(body.reason),
        action: 'doctor_closed_by_staff' as const,
        afterwards: () =>
          followClosing(deps, {
            ...{ phone: gone.phone, avatar: gone.avatar, locale },
            onUntold: (err) => request.log.warn({ err }, 'no SMS about a closed account'),
          }),
      }
    },
  )
}

import * as calls from '@prostuti/contract/staff'
import { displayPhone } from '@prostuti/text/phone'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { keyedHash } from '../../secrets.ts'
import { spendPhoneTries } from '../doctor-search/index.ts'
import { createExamStores } from '../exam/index.ts'
import { issueImpersonationCode } from '../identity/index.ts'
import { type RateLimit, spendTry } from '../rate-limit/index.ts'
import { plainLine } from '../rich-text/index.ts'
import { registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { doctorDeviceRoutes } from './devices/devices.routes.ts'
import { findOpenDoctor } from './doctor-in-scope.ts'
import { listDoctors } from './finding/list-doctors.ts'
import { dropNote, writeNote } from './notes/doctor-notes.ts'
import { readDoctor } from './page/read-doctor.ts'
import { readTimeline } from './timeline/read-timeline.ts'

/** A desk that calls people asks for some; who copies the list needs thousands. */
const revealsByMember: RateLimit = { name: 'reveal-phone', tries: 60, windowMs: 60 * 60_000 }

/** Doctors as staff find, read and help them. */
export function doctorDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const {
    database: { db },
    env: { appSecret },
  } = deps
  const { participants } = createExamStores(db)
  const whoIs = (staffId: number) => keyedHash(appSecret, 'staff', String(staffId))

  registerStaffCall(
    app,
    deps,
    calls.listDoctors,
    async ({ query, member, now }) => {
      if (query.q !== undefined) await spendPhoneTries(deps, { q: query.q, member, now })
      return listDoctors(db, { ...query, member, now })
    },
    // Names and numbers of doctors stand in the address.
    { skipLog: true },
  )
  registerStaffCall(app, deps, calls.readDoctor, ({ params, member, locale, now }) =>
    readDoctor(db, { id: params.id, member, locale, now, counts: participants }),
  )
  registerStaffCall(app, deps, calls.readDoctorTimeline, ({ params, query, member, now }) =>
    readTimeline(db, { id: params.id, ...query, member, now }),
  )

  registerStaffWrite(app, deps, calls.revealPhone, async (tx, { params, member, locale, now }) => {
    const { id, phone } = await findOpenDoctor(tx, { id: params.id, member })
    await spendTry(db, revealsByMember, { who: whoIs(member.id), now })
    return {
      answer: { phone: displayPhone(phone, locale) },
      resource: 'doctor',
      resourceId: id,
      doctorId: id,
      action: 'phone_revealed' as const,
    }
  })

  registerStaffWrite(app, deps, calls.writeDoctorNote, async (tx, { params, body, member, now }) => {
    const { id, doctorId } = await writeNote(tx, { doctorId: params.id, text: body.text, member, now })
    return {
      answer: { id },
      resource: 'doctor_note',
      resourceId: id,
      doctorId,
      after: { text: body.text },
      action: 'doctor_note_written' as const,
    }
  })
  registerStaffWrite(app, deps, calls.dropDoctorNote, async (tx, { params, member, now }) => {
    const { doctorId, text } = await dropNote(tx, { id: params.id, member, now })
    return {
      answer: { id: params.id },
      resource: 'doctor_note',
      resourceId: params.id,
      doctorId,
      before: { text },
      action: 'doctor_note_dropped' as const,
    }
  })

  registerStaffWrite(app, deps, calls.lookAsDoctor, async (tx, { params, body, member, now }) => {
    const { id: doctorId } = await findOpenDoctor(tx, { id: params.id, member })
    const reason = plainLine(body.reason)
    const { code, expiresAt } = await issueImpersonationCode(tx, { staffId: member.id, doctorId, reason, now })
    return {
      answer: { path: `/login-for-admin#code=${code}`, expires_at: expiresAt.toISOString() },
      resource: 'doctor',
      resourceId: doctorId,
      doctorId,
      reason,
      action: 'impersonation_code_issued' as const,
    }
  })

  doctorDeviceRoutes(app, deps)
}

import * as calls from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findRunningExam } from '../../../auth/find-running-exam.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { decideDeviceRequest, releaseDeviceAsStaff } from '../../devices/index.ts'
import { endSignIns } from '../../identity/index.ts'
import { isOwnDoctor, registerStaffCall, registerStaffWrite, type StaffMember } from '../../staff/index.ts'
import { findOpenDoctor } from '../doctor-in-scope.ts'
import { isOfOwnDoctor, listDeviceRequests } from './list-device-requests.ts'

const { device, deviceRequest } = tables

/** Devices and sign-ins of doctors, as the support desk decides about them. */
export function doctorDeviceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, calls.listDeviceRequests, ({ query, member, locale, now }) =>
    listDeviceRequests(db, { ...query, member, locale, now }),
  )

  registerStaffWrite(app, deps, calls.decideDeviceRequest, async (tx, { params, body, member, now }) => {
    await requireRequest(tx, params.id, member)
    const { decision } = body
    const { doctorId } = await decideDeviceRequest(tx, { requestId: params.id, staffId: member.id, decision, now })
    return {
      answer: { id: params.id },
      resource: 'device_request',
      resourceId: params.id,
      doctorId,
      before: { state: 'open' },
      after: { state: decision },
      action: decision === 'approved' ? ('device_request_approved' as const) : ('device_request_refused' as const),
    }
  })

  registerStaffWrite(app, deps, calls.releaseDevice, async (tx, { params, member, now }) => {
    await requireDevice(tx, params.id, member)
    const { doctorId } = await releaseDeviceAsStaff(tx, { deviceId: params.id, now })
    return {
      answer: { id: params.id },
      resource: 'device',
      resourceId: params.id,
      doctorId,
      action: 'device_released' as const,
    }
  })

  registerStaffWrite(app, deps, calls.endDoctorSignIns, async (tx, { params, member, now }) => {
    const { id: doctorId } = await findOpenDoctor(tx, { id: params.id, member })
    if (await findRunningExam(tx, { doctorId, now })) throw new AppError('doctor_in_exam')
    const ended = await endSignIns(tx, { doctorId, because: 'ended_by_staff', now })
    return {
      answer: { ended },
      resource: 'doctor',
      resourceId: doctorId,
      doctorId,
      detail: { ended },
      action: 'doctor_sign_ins_ended' as const,
    }
  })
}

async function requireRequest(tx: Tx, id: number, member: StaffMember): Promise<void> {
  const isTheirs = and(eq(deviceRequest.id, id), isOfOwnDoctor(member))
  if ((await tx.$count(deviceRequest, isTheirs)) === 0) throw new AppError('not_found')
}

async function requireDevice(tx: Tx, id: number, member: StaffMember): Promise<void> {
  const isTheirs = and(eq(device.id, id), isOwnDoctor(member, sql`${device.doctorId}`))
  if ((await tx.$count(device, isTheirs)) === 0) throw new AppError('not_found')
}

import { z } from 'zod'
import { idParams, instant, pageQuery } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText, staffName } from '../staff-fields.ts'

const path = '/api/v3/admin/device-requests'

export const listDeviceRequests = defineStaffCall({
  method: 'GET',
  path,
  summary:
    'Doctors who ask for one device more: those that wait, the oldest first, or what was decided, the newest first',
  action: 'devices.read',
  query: z.object({ show: z.enum(['open', 'decided']).optional(), page: pageQuery(50).page }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        id: z.number().int(),
        doctor: z.object({
          id: z.number().int(),
          name: z.string(),
          bmdc: z.string().nullable(),
          courses: z.array(shownText),
        }),
        device: z.string(),
        reason: z.string(),
        state: z.enum(['open', 'approved', 'refused', 'withdrawn']),
        created_at: instant,
        decided_at: instant.nullable(),
        decided_by: staffName.nullable(),
        /** What the doctor has already. */
        devices: z.array(z.object({ label: z.string(), last_used_at: instant, in_exam: z.boolean() })),
        /** How many were granted before. */
        granted_before: z.number().int(),
      }),
    ),
    total: z.number().int(),
  }),
})

export const decideDeviceRequest = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/decide`,
  summary: 'Lets one more device of a doctor in, or does not',
  action: 'devices.write',
  params: idParams,
  body: z.object({ decision: z.enum(['approved', 'refused']) }),
  status: 200,
  response: z.object({ id: z.number().int() }),
})

export const releaseDevice = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/devices/:id/release',
  summary: 'Frees the place of a device; who is signed in on it is signed out. Not while an exam runs on it',
  action: 'devices.write',
  params: idParams,
  status: 200,
  response: z.object({ id: z.number().int() }),
  errors: ['device_in_exam'],
})

export const endDoctorSignIns = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/doctors/:id/sign-ins/end',
  summary: 'Signs a doctor out everywhere. Not while they sit an exam',
  action: 'devices.write',
  params: idParams,
  status: 200,
  response: z.object({ ended: z.number().int() }),
  errors: ['doctor_in_exam'],
})

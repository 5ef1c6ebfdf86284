import { z } from 'zod'
import { idParams } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'

const path = '/api/v3/admin/timetable-rows/:id/live-class'

const link = z.string().trim().min(1).max(1000)

export const readRowClass = defineStaffCall({
  method: 'GET',
  path,
  summary: 'How a lecture is held, its link included: for who may change it alone',
  action: 'courses.write',
  params: idParams,
  status: 200,
  response: z.object({
    held: z
      .object({
        held_by: z.enum(['zoom', 'meet', 'youtube', 'link', 'hall']),
        link: z.string().nullable(),
        passcode: z.string().nullable(),
      })
      .nullable(),
  }),
})

export const setRowClass = defineStaffCall({
  method: 'POST',
  path,
  summary: 'Says how a lecture is held online; halls stand in the sheet',
  action: 'courses.write',
  params: idParams,
  body: z.discriminatedUnion('held_by', [
    z.object({ held_by: z.enum(['zoom', 'meet', 'link']), link, passcode: z.string().trim().max(50).optional() }),
    z.object({ held_by: z.literal('youtube'), link }),
  ]),
  status: 204,
  response: z.undefined(),
})

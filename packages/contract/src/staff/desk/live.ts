import { z } from 'zod'
import { defineStaffCall } from '../staff-call.ts'
import { staffName } from '../staff-fields.ts'

/** Server-sent events; not a call, because it has no end that could be validated. */
export const staffLivePath = '/api/v3/admin/live'

/** What an open page of the office hears: what to ask for again. */
export type StaffNews =
  /** Something behind this call was written. */
  | { kind: 'changed'; path: string }
  /** Somebody opened or left it. */
  | { kind: 'presence'; place: string }
  /** A job of this member began. */
  | { kind: 'job'; staffId: number }
  /** The session of this page was ended. */
  | { kind: 'session' }

/** Which thing: 'faqs/12'. */
const place = z
  .string()
  .max(100)
  .regex(/^[a-z][\w/-]*$/)

const others = z.object({ others: z.array(staffName) })

export const readPresence = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/presence',
  summary: 'Who else has a thing open',
  action: 'own',
  query: z.object({ place }),
  status: 200,
  response: others,
})

export const sayPresence = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/presence',
  summary: 'Says that the member has a thing open, or has it open no more',
  action: 'own',
  body: z.object({ place, is_open: z.boolean() }),
  status: 200,
  response: others,
})

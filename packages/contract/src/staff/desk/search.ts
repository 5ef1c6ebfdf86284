import { z } from 'zod'
import { searchText } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'

export const hitKinds = [
  'doctor',
  'receipt',
  'order',
  'parcel',
  'batch',
  'course',
  'event',
  'teacher',
  'paper',
  'question',
] as const

/** What a hit says of itself, where it has no page yet or for a glance. */
export const factNames = [
  'phone',
  'bmdc',
  'college',
  'courses',
  'doctor',
  'amount',
  'when',
  'state',
  'questions',
  'subject',
  'courier',
  'district',
] as const

export const searchOffice = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/search',
  summary:
    'Doctors, receipts, parcels, batches, courses, events, teachers, papers and questions by a few letters or digits, as far as the member may see them',
  action: 'own',
  query: z.object({ q: searchText }),
  status: 200,
  response: z.object({
    hits: z.array(
      z.object({
        kind: z.enum(hitKinds),
        id: z.union([z.number().int(), z.string()]),
        title: z.string(),
        facts: z.array(z.object({ name: z.enum(factNames), value: z.string() })),
      }),
    ),
  }),
})

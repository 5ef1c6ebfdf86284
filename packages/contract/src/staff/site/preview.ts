import { z } from 'zod'
import { smallRecord } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'

/** What a form says now, as the public page that it feeds would show it. Nothing is written. */
export const previewDraft = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/previews',
  summary: 'Keeps what a form says for a quarter of an hour, and gives the address at which the public page shows it',
  // Whoever may write the thing itself: the server asks for that right.
  action: 'own',
  body: z.object({
    /** As the resource is called. */
    resource: z.string().max(60),
    /** Null for a new one. */
    id: z.string().max(80).nullable(),
    fields: smallRecord(z.string().max(60), z.unknown(), 100),
  }),
  status: 200,
  response: z.object({ url: z.string() }),
})

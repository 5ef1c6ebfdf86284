import { z } from 'zod'
import { searchText } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'

export const listLinkTargets = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/link-targets',
  summary:
    'What a link of the site can lead to: pages, courses, batches, events, albums and videos, found by name or path',
  action: 'website.read',
  query: z.object({ q: searchText.optional() }),
  status: 200,
  response: z.object({
    targets: z.array(z.object({ link: z.string(), title: z.object({ bn: z.string(), en: z.string().optional() }) })),
  }),
})

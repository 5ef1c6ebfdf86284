import { z } from 'zod'
import { instant, searchText, wholeNumber } from '../../fields.ts'
import { someIds } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText } from '../staff-fields.ts'

export const listLectures = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/lectures',
  summary: 'Lectures of a batch to choose from, those nearest to today first',
  action: 'courses.read',
  query: z.object({
    batch: wholeNumber(1, 2_147_483_647).optional(),
    q: searchText.optional(),
    ids: someIds.optional(),
    'per-page': wholeNumber(1, 200).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        id: z.number().int(),
        title: shownText,
        subject: shownText.nullable(),
        schedule: shownText,
        starts_at: instant,
      }),
    ),
  }),
})

import { z } from 'zod'
import { day, idParams, slugText } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText, writtenText } from '../staff-fields.ts'

/** In hundredths; no exam has more than ten thousand marks. */
const marks = z.number().int().min(1).max(1_000_000)

/** What was enough in a real exam of the past. The forecasts of doctors rest on them. */
export const cutMarkResource = defineResource({
  name: 'cut_mark',
  path: '/api/v3/admin/cut-marks',
  reads: 'exams.read',
  writes: 'cut_marks.write',
  fields: z.object({
    /** The key of the rule pack whose real exam it was. */
    pack_key: slugText,
    /** As people call it: 'July 2025'. */
    session: writtenText(100),
    held_on: day,
    marks,
    out_of: marks,
    /** Where it is from. */
    note: z.string().trim().max(300),
  }),
  row: z.object({
    id: z.number().int(),
    pack_key: z.string(),
    pack: shownText,
    session: shownText,
    held_on: day,
    marks: z.number().int(),
    out_of: z.number().int(),
  }),
  filters: { pack: slugText.optional() },
  sorts: ['held_on'],
  order: 'desc',
})

export const removeCutMark = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/cut-marks/:id/removal',
  summary: 'Removes a cut mark, at the version that was seen: forecasts rest on the others alone',
  action: 'cut_marks.write',
  params: idParams,
  body: z.object({ version: z.number().int().min(0) }),
  status: 204,
  response: z.undefined(),
  errors: ['version_conflict'],
})

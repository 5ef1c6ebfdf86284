import { z } from 'zod'
import { defineStaffCall } from '../staff-call.ts'
import { rowsAtMost } from './timetable-row.ts'

const path = '/api/v3/admin/timetables'

/** A file as base64: 2 MB of it. A sheet of two thousand rows is a tenth of that. */
export const fileAtMost = 2_800_000

const columnsAtMost = 40

export const readSheetFile = defineStaffCall({
  method: 'POST',
  path: `${path}/file`,
  summary:
    'The cells of an XLSX or CSV file as texts. Nothing is written; the sheet reads them as it reads what is pasted',
  action: 'courses.write',
  body: z.object({ content: z.base64().max(fileAtMost) }),
  status: 200,
  response: z.object({ cells: z.array(z.array(z.string())) }),
})

export const writeSheetFile = defineStaffCall({
  method: 'POST',
  path: `${path}/workbook`,
  summary: 'An XLSX file of the cells that a sheet shows. Nothing is written',
  action: 'courses.read',
  body: z.object({
    name: z.string().trim().min(1).max(200),
    columns: z
      .array(z.object({ title: z.string().max(100), kind: z.enum(['text', 'date', 'number']) }))
      .min(1)
      .max(columnsAtMost),
    rows: z.array(z.array(z.string().max(12_000)).max(columnsAtMost)).max(rowsAtMost),
  }),
  status: 200,
  response: z.object({ content: z.string() }),
})

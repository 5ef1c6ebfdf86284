import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, staffName, writtenText } from '../staff-fields.ts'
import { rowFields, rowsAtMost, sheetRow } from './timetable-row.ts'

const path = '/api/v3/admin/batches/:id/timetable'

const version = z.number().int().min(0)
const id = z.number().int()
const text = z.object({ bn: z.string(), en: z.string().optional() })

/** A moment as a wall clock in Dhaka shows it. */
const wallClock = z.object({ date: z.string(), starts: z.string() })

export const readTimetableSheet = defineStaffCall({
  method: 'GET',
  path,
  summary: 'The schedules of a batch as one sheet, with what its cells can name and what would clash with it',
  action: 'courses.read',
  params: idParams,
  status: 200,
  response: z.object({
    version,
    changed_at: instant.nullable(),
    changed_by: staffName.nullable(),
    batch: z.object({ id, title: text, starts_on: z.string(), ends_on: z.string() }),
    schedules: z.array(
      z.object({
        id,
        title: text,
        branch_id: id.nullable(),
        branch: text.nullable(),
        weekdays: z.array(z.number().int()),
        opens: z.string(),
        closes: z.string(),
        /** How many have it in their calendar. */
        doctors: z.number().int(),
      }),
    ),
    rows: z.array(sheetRow),
    teachers: z.array(z.object({ id, name: text })),
    papers: z.array(
      z.object({
        id,
        title: text,
        is_active: z.boolean(),
        /** Null in a draft that has no time yet. */
        opens: wallClock.nullable(),
        closes: wallClock.nullable(),
        /** Whether its hours may go with its rows: nobody has begun it, it is not open yet, and only this batch has it. */
        may_move: z.boolean(),
      }),
    ),
    videos: z.array(z.object({ id, title: text })),
    holidays: z.array(z.object({ day: z.string(), name: text, is_hartal: z.boolean() })),
    /** Hours of other batches in which a teacher or a hall is taken. */
    taken: z.array(
      wallClock.extend({
        minutes: z.number().int(),
        teacher_id: id.nullable(),
        branch_id: id.nullable(),
        hall: text.nullable(),
        /** Null where it is a batch of a course that is not the member's. */
        batch: text.nullable(),
      }),
    ),
  }),
})

export const saveTimetableSheet = defineStaffCall({
  method: 'POST',
  path,
  summary: 'Saves what was changed in a sheet that was opened at a version: all of it or nothing',
  action: 'courses.write',
  params: idParams,
  body: z.object({
    version,
    added: z.array(rowFields).max(rowsAtMost),
    changed: z.array(z.object({ id: reference, fields: rowFields.partial() })).max(rowsAtMost),
    removed: z.array(reference).max(rowsAtMost),
    /** The rows that had begun already and of which the member was told that they go to another hour; others are refused. */
    moved_held: z.array(reference).max(rowsAtMost).default([]),
    /** Whether papers open and close with their rows, where all rows of a paper moved alike and it may be moved. */
    move_papers: z.boolean().optional(),
    /** What the doctors whose rows these are read as a notice; null: none. */
    notice: z.object({ title: writtenText(200), text: writtenText(2000) }).nullable(),
  }),
  status: 200,
  response: z.object({ version, doctors: z.number().int(), papers: z.number().int() }),
  errors: ['version_conflict'],
})

export const writeTimetableSyllabus = defineStaffCall({
  method: 'POST',
  path: `${path}/syllabus`,
  summary: 'A teacher writes what to read for their own rows',
  action: 'syllabus.write',
  params: idParams,
  body: z.object({
    version,
    rows: z
      .array(z.object({ id: reference, syllabus: rowFields.shape.syllabus }))
      .min(1)
      .max(rowsAtMost),
  }),
  status: 200,
  response: z.object({ version }),
  errors: ['version_conflict'],
})

export const timetableHistory = defineStaffCall({
  method: 'GET',
  path: `${path}/history`,
  summary: 'Who saved the sheet, when, and how much it changed; newest first',
  action: 'courses.read',
  params: idParams,
  status: 200,
  response: z.object({
    revisions: z.array(
      z.object({
        version,
        at: instant,
        by: staffName.nullable(),
        added: z.number().int(),
        changed: z.number().int(),
        removed: z.number().int(),
      }),
    ),
  }),
})

export const timetableAt = defineStaffCall({
  method: 'GET',
  path: `${path}/history/:version`,
  summary: 'The rows as they stood at an older version; 0 is before anybody saved the sheet',
  action: 'courses.read',
  params: idParams.extend({ version: wholeNumber(0, 1_000_000) }),
  status: 200,
  response: z.object({ rows: z.array(rowFields.extend({ id: z.number().int() })) }),
})

import { z } from 'zod'
import { day } from '../../fields.ts'
import { reference, writtenText } from '../staff-fields.ts'

/** More rows than this no batch has: four schedules with a class on every day of a year are fewer. */
export const rowsAtMost = 2000

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const rowKinds = ['lecture', 'exam', 'lecture_and_exam'] as const

/** What the sheet says of one row. Days and hours are Dhaka's. */
export const rowFields = z.object({
  schedule_id: reference,
  date: day,
  starts: clock,
  minutes: z
    .number()
    .int()
    .min(1)
    .max(7 * 24 * 60),
  kind: z.enum(rowKinds),
  title: writtenText(300),
  subject: writtenText(300).nullable(),
  teacher_id: reference.nullable(),
  /** The hall, where it is held in one. Links of live classes are no matter of the sheet: more people read it. */
  hall: writtenText(200).nullable(),
  questions: z.number().int().min(1).max(1000).nullable(),
  paper_id: reference.nullable(),
  /** What to read for its exam, a line each. */
  syllabus: writtenText(5000).nullable(),
  video_id: reference.nullable(),
  is_cancelled: z.boolean(),
})

export const sheetRow = rowFields.extend({
  id: z.number().int(),
  /** How its lecture is held; null where nobody has said so yet. */
  held_by: z.enum(['zoom', 'meet', 'youtube', 'link', 'hall']).nullable(),
  /** `sat`: its exam was sat, so it is only cancelled; `used`: somebody attended it or wrote about it, so it is not removed. */
  kept: z.enum(['sat', 'used']).nullable(),
})

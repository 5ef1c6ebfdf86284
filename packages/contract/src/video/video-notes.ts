import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant } from '../fields.ts'
import { pathId, watchErrors } from './video-card.ts'

const note = z.object({
  id: z.number().int(),
  at_seconds: z.number().int(),
  text: z.string(),
  created_at: instant,
  updated_at: instant,
})

const noteParams = z.object({ id: pathId, noteId: pathId })
/** The database keeps every character but the empty one. */
const noteText = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .refine((text) => !text.includes('\0'))
const ownNoteErrors = ['unauthenticated', 'device_not_verified', 'not_found', 'forbidden'] as const

export const videoNotes = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/videos/:id/notes',
  summary:
    'What the doctor wrote down while watching, by its position in the video. Open also when the video no longer is',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({ notes: z.array(note) }),
  errors: ['unauthenticated', 'device_not_verified', 'not_found'],
})

export const addVideoNote = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/videos/:id/notes',
  summary: 'Writes a note at a moment of the video',
  access: 'doctor',
  params: idParams,
  body: z.object({ at_seconds: z.number().int().min(0).max(86_400), text: noteText }),
  status: 201,
  response: z.object({ note }),
  errors: [...watchErrors, 'too_many_requests'],
})

export const changeVideoNote = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/videos/:id/notes/:noteId',
  summary: 'Changes what a note says',
  access: 'doctor',
  params: noteParams,
  body: z.object({ text: noteText }),
  status: 200,
  response: z.object({ note }),
  errors: ownNoteErrors,
})

export const deleteVideoNote = defineCall({
  method: 'DELETE',
  path: '/api/v3/web/doctor/videos/:id/notes/:noteId',
  summary: 'Deletes a note',
  access: 'doctor',
  params: noteParams,
  status: 204,
  response: z.undefined(),
  errors: ownNoteErrors,
})

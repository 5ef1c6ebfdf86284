import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant } from '../fields.ts'
import { rowClass } from '../live-class/row-class.ts'
import { lectureErrors, pathId, videoCard } from './video-card.ts'

const lecturePlace = z.object({ event_id: z.number().int(), schedule_id: z.number().int(), title: z.string() })

/** A lecture of the doctor's own schedule with all that lies beside it. */
const lecture = z.object({
  event_id: z.number().int(),
  schedule_id: z.number().int(),
  title: z.string(),
  subject: z.string().nullable(),
  teacher: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  /** The last moment to watch its recording; null is as long as the batch runs. */
  last_day: instant.nullable(),
  /**
   * `upcoming`: not begun; `waiting`: begun or over, its recording is not there yet; `ready`: can be watched;
   * `ended`: its last day has passed; `cancelled`: it does not take place.
   */
  state: z.enum(['upcoming', 'waiting', 'ready', 'ended', 'cancelled']),
  /** Null where it is not held live. */
  live_class: rowClass.nullable(),
  /** Null until it has begun and its recording is there. */
  video: videoCard.nullable(),
  materials: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      kind: z.enum(['lecture_sheet', 'slides', 'note', 'question_bank']),
      pages: z.number().int(),
    }),
  ),
  /** Where the same row also holds an exam. */
  exam: z.object({ event_id: z.number().int() }).nullable(),
})

const lecturePage = z.object({
  lecture,
  /** The lectures before and after it in the same schedule. */
  previous: lecturePlace.nullable(),
  next: lecturePlace.nullable(),
  server_time: instant,
})

export const courseLecture = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/events/:eventId/lecture',
  summary: 'One lecture of the doctor’s schedule: its recording, what lies beside it, and its neighbours',
  access: 'doctor',
  params: z.object({ id: pathId, eventId: pathId }),
  status: 200,
  response: lecturePage,
  errors: lectureErrors,
})

export const pendingVideo = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/pending-videos/:pendingVideoId',
  summary: 'The lecture of a pending video; it answers still when the video has been watched meanwhile',
  access: 'doctor',
  params: z.object({ id: pathId, pendingVideoId: pathId }),
  status: 200,
  response: lecturePage,
  errors: lectureErrors,
})

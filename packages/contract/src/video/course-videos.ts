import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant } from '../fields.ts'
import { lectureErrors, pathId, videoCard } from './video-card.ts'

/** A video given to a batch outside of its schedules. */
const givenVideo = z.object({
  admin_video_id: z.number().int(),
  /** Why it was given. */
  note: z.string().nullable(),
  published_at: instant,
  /** The last moment to watch it; null is as long as the batch runs. */
  until: instant.nullable(),
  video: videoCard,
})

export const adminVideos = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/admin-videos',
  summary: 'Videos given to the doctor’s batch outside of its schedules, those that can be watched now',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({ videos: z.array(givenVideo) }),
  errors: lectureErrors,
})

export const adminVideo = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/admin-videos/:adminVideoId',
  summary: 'One of them',
  access: 'doctor',
  params: z.object({ id: pathId, adminVideoId: pathId }),
  status: 200,
  response: z.object({ admin_video: givenVideo }),
  errors: [...lectureErrors, 'not_published_yet', 'forbidden'],
})

export const pendingVideos = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/pending-videos',
  summary:
    'Recorded lectures of the doctor’s schedule that were not watched to the end, those with a near last day first',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({
    videos: z.array(
      z.object({
        /** The row of the schedule. */
        pending_video_id: z.number().int(),
        schedule_id: z.number().int(),
        starts_at: instant,
        last_day: instant.nullable(),
        /** Whole days in Dhaka until then, 0 on the last day itself; null without one. */
        days_left: z.number().int().nullable(),
        video: videoCard,
      }),
    ),
  }),
  errors: lectureErrors,
})

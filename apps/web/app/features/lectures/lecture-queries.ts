import type {
  adminVideo,
  adminVideos,
  courseLecture,
  pendingVideo,
  pendingVideos,
  ResponseOf,
} from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type LectureAnswer = ResponseOf<typeof courseLecture>
export type Lecture = LectureAnswer['lecture']
export type LectureNeighbour = NonNullable<LectureAnswer['next']>
export type VideoCard = NonNullable<Lecture['video']>
export type GivenVideo = ResponseOf<typeof adminVideos>['videos'][number]
export type PendingVideo = ResponseOf<typeof pendingVideos>['videos'][number]

/** Asked anew with every page: what was watched on another device counts here too. */
const fresh = { staleTime: 0 }

export const lectureQuery = (id: string, eventId: string) => ({
  ...get<typeof courseLecture>('/api/v3/web/doctor/courses/:id/events/:eventId/lecture', {}, { id, eventId }),
  ...fresh,
})

export const pendingVideoQuery = (id: string, pendingVideoId: string) => ({
  ...get<typeof pendingVideo>(
    '/api/v3/web/doctor/courses/:id/pending-videos/:pendingVideoId',
    {},
    { id, pendingVideoId },
  ),
  ...fresh,
})

export const pendingVideosQuery = (id: string) => ({
  ...get<typeof pendingVideos>('/api/v3/web/doctor/courses/:id/pending-videos', {}, { id }),
  ...fresh,
})

export const adminVideosQuery = (id: string) => ({
  ...get<typeof adminVideos>('/api/v3/web/doctor/courses/:id/admin-videos', {}, { id }),
  ...fresh,
})

export const adminVideoQuery = (id: string, adminVideoId: string) => ({
  ...get<typeof adminVideo>('/api/v3/web/doctor/courses/:id/admin-videos/:adminVideoId', {}, { id, adminVideoId }),
  ...fresh,
})

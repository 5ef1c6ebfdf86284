import type { freeVideo, freeVideos, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type VideoAnswer = ResponseOf<typeof freeVideo>
export type Video = VideoAnswer['video']

export const videoQuery = (id: string) => get<typeof freeVideo>('/api/v3/web/free-videos/:id', undefined, { id })

/** One more than are shown: the one being watched is among them. */
export const videosQuery = get<typeof freeVideos>('/api/v3/web/free-videos', { 'per-page': 13 })

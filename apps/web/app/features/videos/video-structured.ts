import { toEmbedLink } from '@prostuti/text/video-link'
import { summaryOf } from '../../kit/rich-text/summary-of.ts'
import { isoDuration } from './duration.ts'
import type { Video } from './video-queries.ts'

/** The video as search engines read it. */
export function videoData(request: Request, video: Video, shareImage: string): Record<string, unknown> {
  const at = (position: string) => new URL(position, request.url).href
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: summaryOf(video.description, 500),
    thumbnailUrl: [at(video.poster ?? shareImage)],
    uploadDate: video.published_at,
    duration: isoDuration(video.duration_seconds),
    isAccessibleForFree: true,
    ...(video.kind === 'file' ? { contentUrl: at(video.link) } : { embedUrl: toEmbedLink(video.link) ?? video.link }),
  }
}

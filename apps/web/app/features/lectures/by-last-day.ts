import type { PendingVideo } from './lecture-queries.ts'

/** What closes first stands first; what never closes comes after, the older lecture before the newer. */
export function byLastDay<T extends Pick<PendingVideo, 'last_day' | 'starts_at'>>(videos: readonly T[]): T[] {
  const end = ({ last_day }: T) => (last_day === null ? Number.POSITIVE_INFINITY : Date.parse(last_day))
  return videos.toSorted((a, b) => {
    const [first, second] = [end(a), end(b)]
    return first === second ? Date.parse(a.starts_at) - Date.parse(b.starts_at) : first - second
  })
}

type Watched = { video: Pick<PendingVideo['video'], 'duration_seconds' | 'watched_seconds'> }

export function secondsLeft(videos: readonly Watched[]): number {
  return videos.reduce((sum, { video }) => sum + Math.max(0, video.duration_seconds - video.watched_seconds), 0)
}

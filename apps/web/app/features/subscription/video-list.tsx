import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon, tickIcon } from '@prostuti/ui/icons/common'
import { videoIcon } from '@prostuti/ui/icons/my'
import { Link } from 'react-router'
import { lengthWords } from '../../kit/clock/video-clock.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from '../../kit/subscription/subscription.module.css'
import { viewAddress } from '../../kit/subscription/subscription-addresses.ts'
import type { OwnSubscription, ShelfVideo } from '../../kit/subscription/subscription-api.ts'
import { number } from '../../kit/subscription/words.ts'

type VideoListProps = {
  of: OwnSubscription
  videos: readonly ShelfVideo[]
  /** The one that is being watched. */
  current?: number
}

/** The videos of one order, with how far each has been watched. They are links for as long as they run. */
export function VideoList({ of, videos, current }: VideoListProps) {
  return (
    <ul className={styles.subVideos}>
      {videos.map((video) => (
        <li key={video.id}>
          {of.state === 'running' ? (
            <Link
              to={viewAddress(of.offer_id, of.order_id, video.id)}
              aria-current={video.id === current ? 'page' : undefined}
            >
              <Row video={video} />
              <Icon of={chevronRightIcon} size="sm" />
            </Link>
          ) : (
            <div>
              <Row video={video} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Row({ video }: { video: ShelfVideo }) {
  const share = Math.min(100, Math.round((video.watched_seconds / video.duration_seconds) * 100))
  return (
    <>
      <i className={styles.subDot} data-is={video.completed ? 'done' : undefined} aria-hidden="true">
        <Icon of={video.completed ? tickIcon : videoIcon} />
      </i>
      <span>
        <b>
          <Phrase text={video.title} />
        </b>
        <small className={styles.subFacts}>
          {video.subject && (
            <span>
              <Phrase text={video.subject} />
            </span>
          )}
          <span>{lengthWords(video.duration_seconds)}</span>
          <span>{watchedWords(video, share)}</span>
        </small>
        {share > 0 && !video.completed && (
          <span className={styles.subBar} aria-hidden="true">
            <i style={{ width: `${share}%` }} />
          </span>
        )}
      </span>
    </>
  )
}

function watchedWords({ completed }: ShelfVideo, share: number): string {
  if (completed) return m.subscription_video_watched()
  return share === 0 ? m.subscription_video_new() : m.subscription_video_part({ n: number(share) })
}

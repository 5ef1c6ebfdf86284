import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { videoIcon } from '@prostuti/ui/icons/my'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sizeWords } from '../../kit/player/size-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import type { VideoCard } from './lecture-queries.ts'
import styles from './lectures.module.css'
import { WatchedBar } from './watched-bar.tsx'

type VideoRowProps = { video: VideoCard; to: string; chip?: ReactNode; facts: ReactNode; children?: ReactNode }

/** One video of a list: what it is, until when, what it costs, and how far one is. */
export function VideoRow({ video, to, chip, facts, children }: VideoRowProps) {
  const people = [video.teacher, video.subject].filter((text) => text !== null)
  return (
    <li className={styles.vrow}>
      <span className={styles.vrowIcon}>
        <Icon of={videoIcon} />
      </span>
      <div>
        <div className={styles.vrowTop}>
          <h2>
            <Link to={to}>
              <Phrase text={video.title} />
            </Link>
          </h2>
          {chip}
        </div>
        {children}
        <p className={styles.vrowFacts}>
          {people.length > 0 && (
            <span>
              <Phrase text={people.join(' · ')} />
            </span>
          )}
          {facts}
          {video.smallest_bytes !== null && (
            <span>{m.lecture_weight({ size: sizeWords(video.smallest_bytes, getLocale()) })}</span>
          )}
        </p>
        <WatchedBar video={video} />
      </div>
    </li>
  )
}

import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SectionHead } from '@prostuti/ui/section-head'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { durationClock } from './duration.ts'
import { VideoPlate } from './video-plate.tsx'
import { videosQuery } from './video-queries.ts'
import styles from './videos.module.css'

const shown = 12

/** Beside the one being watched. Without them the page is whole, so nothing is said when they cannot be had. */
export function OtherVideos({ watched }: { watched: number }) {
  const { data } = useQuery(videosQuery)
  const others = (data?.videos ?? []).filter(({ id }) => id !== watched).slice(0, shown)
  if (others.length === 0) return null
  const locale = getLocale()
  return (
    <section aria-labelledby="other-videos">
      <SectionHead id="other-videos" title={m.video_others()} />
      <ul className={styles.videos}>
        {others.map(({ id, title, poster, duration_seconds }) => (
          <li key={id}>
            <Link to={addressOf('/v/:freeVideoId', { freeVideoId: id })}>
              <span className={styles.videoPic}>
                {poster ? <img src={poster} alt="" width={320} height={180} loading="lazy" /> : <VideoPlate />}
                <small className="num">{durationClock(duration_seconds, locale)}</small>
              </span>
              <b>
                <Phrase text={title} />
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

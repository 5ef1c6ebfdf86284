import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { bookIcon } from '@prostuti/ui/icons/common'
import { useParams } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { AskCard } from '../../kit/page/ask-card.tsx'
import { Breadcrumbs } from '../../kit/page/breadcrumbs.tsx'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import pageStyles from '../../kit/page/page.module.css'
import { paragraphsOf } from '../../kit/rich-text/paragraphs-of.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { videoCrumbs, videoKind } from './crumbs.ts'
import { durationText } from './duration.ts'
import { OtherVideos } from './other-videos.tsx'
import { Player } from './player.tsx'
import { type Video, videoQuery } from './video-queries.ts'
import { VideoSkeleton } from './video-skeleton.tsx'
import videosStyles from './videos.module.css'

export function VideoPage() {
  const { freeVideoId = '' } = useParams()
  return (
    <LoadedPage
      query={videoQuery(freeVideoId)}
      skeleton={<VideoSkeleton />}
      errorTitle={m.video_error()}
      title={({ video }) => m.video_page_title({ video: video.title })}
    >
      {({ video }) => (
        <div className={`wrap ${videosStyles.videoPage}`}>
          <Breadcrumbs crumbs={videoCrumbs(video)} />
          <div className={videosStyles.videoGrid}>
            {/* By its id, so that one video's player is never another's. */}
            <Watched key={video.id} video={video} />
            <div className={videosStyles.videoMore}>
              <OtherVideos watched={video.id} />
              <AskCard
                icon={bookIcon}
                title={m.video_next_title()}
                text={m.video_next_text()}
                to={addressOf('/batches')}
                action={m.video_next_action()}
              />
            </div>
          </div>
        </div>
      )}
    </LoadedPage>
  )
}

function Watched({ video }: { video: Video }) {
  const locale = getLocale()
  return (
    <article>
      <Player video={video} />
      <p className="eyebrow">{videoKind()}</p>
      <h1>
        <Phrase text={video.title} />
      </h1>
      <p className="meta">
        {durationText(video.duration_seconds, locale)}
        {' · '}
        <time dateTime={video.published_at}>{formatDate(new Date(video.published_at), locale)}</time>
      </p>
      <section className={videosStyles.videoAbout} aria-labelledby="about-video">
        <h2 id="about-video">{m.video_about()}</h2>
        <div className={pageStyles.prose} data-part="prose">
          {paragraphsOf(video.description).map((paragraph) => (
            <p key={paragraph}>
              <Phrase text={paragraph} />
            </p>
          ))}
        </div>
      </section>
    </article>
  )
}

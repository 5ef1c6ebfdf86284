import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { tickIcon } from '@prostuti/ui/icons/common'
import checkoutStyles from '../../../kit/checkout/checkout.module.css'
import { lengthWords } from '../../../kit/clock/video-clock.ts'
import { sizeWords } from '../../../kit/player/size-words.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import subscriptionStyles from '../../../kit/subscription/subscription.module.css'
import type { ShelfVideo } from '../../../kit/subscription/subscription-api.ts'
import { dayWords } from '../../../kit/subscription/words.ts'

type VideoPicksProps = {
  videos: readonly ShelfVideo[]
  /** Those that can be taken. */
  may: readonly ShelfVideo[]
  chosen: readonly number[]
  isFiltered: boolean
  onChoose: (videos: number[]) => void
  onClear: () => void
}

/** The videos of the shelf, each to be ticked; what one has already says so. */
export function VideoPicks({ videos, may, chosen, isFiltered, onChoose, onClear }: VideoPicksProps) {
  const free = videos.filter(({ id }) => may.some((video) => video.id === id)).map(({ id }) => id)
  const allChosen = free.every((id) => chosen.includes(id))
  if (videos.length === 0)
    return (
      <div className={subscriptionStyles.subNone}>
        <p>
          <b>{m.subscription_found_none()}</b>
        </p>
        <p className="hint">{m.subscription_found_none_text()}</p>
        <button type="button" className="btn btn-line" onClick={onClear}>
          {m.subscription_found_clear()}
        </button>
      </div>
    )
  return (
    <fieldset className={subscriptionStyles.subPicks} aria-labelledby="videos-to-choose">
      <div className={subscriptionStyles.subTop}>
        <h3 id="videos-to-choose">{m.subscription_videos_legend()}</h3>
        {!isFiltered && free.length > 1 && (
          <button type="button" className="link" onClick={() => onChoose(allChosen ? [] : free)}>
            {allChosen ? m.subscription_choose_none() : m.subscription_choose_all()}
          </button>
        )}
      </div>
      {videos.map((video) =>
        free.includes(video.id) ? (
          <Pick
            key={video.id}
            video={video}
            isChosen={chosen.includes(video.id)}
            onToggle={() =>
              onChoose(chosen.includes(video.id) ? chosen.filter((id) => id !== video.id) : [...chosen, video.id])
            }
          />
        ) : (
          <div
            key={video.id}
            className={`${checkoutStyles.coPick} ${subscriptionStyles.subPick}`}
            data-is="had"
            data-part="co-pick"
          >
            <Icon of={tickIcon} />
            <Body video={video} />
          </div>
        ),
      )}
    </fieldset>
  )
}

function Pick({ video, isChosen, onToggle }: { video: ShelfVideo; isChosen: boolean; onToggle: () => void }) {
  return (
    <label className={`${checkoutStyles.coPick} ${subscriptionStyles.subPick}`} data-part="co-pick">
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <Body video={video} />
    </label>
  )
}

function Body({ video }: { video: ShelfVideo }) {
  const by = [video.subject, video.teacher].filter(Boolean).join(' · ')
  return (
    <span>
      <b>
        <Phrase text={video.title} />
      </b>
      {by && (
        <small>
          <Phrase text={by} />
        </small>
      )}
      <small className={subscriptionStyles.subFacts}>
        <span>{lengthWords(video.duration_seconds)}</span>
        {video.smallest_bytes !== null && <span>{sizeWords(video.smallest_bytes, getLocale())}</span>}
        {video.own_until !== null && (
          <span className={subscriptionStyles.subHave}>{m.subscription_have({ date: dayWords(video.own_until) })}</span>
        )}
      </small>
    </span>
  )
}

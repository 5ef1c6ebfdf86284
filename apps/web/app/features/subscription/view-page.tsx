import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { VideoPlayer } from '../../kit/player/video-player.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { Nothing, ShelfLoaded } from '../../kit/subscription/shelf-loaded.tsx'
import styles from '../../kit/subscription/subscription.module.css'
import {
  addAddress,
  checkoutAddress,
  durationAddress,
  listAddress,
} from '../../kit/subscription/subscription-addresses.ts'
import type { OwnSubscription, ShelfPage } from '../../kit/subscription/subscription-api.ts'
import { dayWords } from '../../kit/subscription/words.ts'
import { owedWords } from './owed-note.tsx'
import { timeWords } from './time-words.ts'
import { VideoList } from './video-list.tsx'

type ViewPageProps = { offerId: string; orderId: string; videoId: string }

/** One video of an order, and the others beside it. */
export function ViewPage({ offerId, orderId, videoId }: ViewPageProps) {
  return (
    <MyPage title={m.subscription_view_title()} back={{ to: listAddress(offerId), label: m.subscription_view_back() }}>
      <ShelfLoaded offerId={offerId} skeleton={<ViewSkeleton />}>
        {(page) => <Watching page={page} orderId={Number(orderId)} videoId={Number(videoId)} />}
      </ShelfLoaded>
    </MyPage>
  )
}

type WatchingProps = { page: ShelfPage; orderId: number; videoId: number }

function Watching({ page, orderId, videoId }: WatchingProps) {
  const of = page.subscriptions.find(({ order_id }) => order_id === orderId)
  const video = page.videos.find(({ id }) => id === videoId)
  usePageTitle(video?.title)
  if (of === undefined || video === undefined || !of.video_ids.includes(videoId))
    return (
      <Nothing
        title={m.subscription_view_missing_title()}
        text={m.subscription_view_missing_text()}
        to={listAddress(page.shelf.id)}
        action={m.subscription_view_to_list()}
      />
    )
  if (of.state === 'running' && of.owed?.access === 'lectures_paused')
    return (
      <Nothing
        title={m.subscription_view_paused_title()}
        text={owedWords(of.owed)}
        to={checkoutAddress(of.offer_id, of.order_id)}
        action={m.subscription_pay_owed()}
        isMain
      />
    )
  if (of.state !== 'running') return <Nothing {...closedWords(of)} isMain={of.state === 'over'} />
  const videos = page.videos.filter(({ id }) => of.video_ids.includes(id))
  return (
    <div className={styles.subView}>
      <div className="stack">
        <VideoPlayer key={video.id} videoId={video.id} title={video.title} />
        <div className={styles.subIntro}>
          <h2>
            <Phrase text={video.title} />
          </h2>
          <p>
            <Phrase text={[video.subject, video.teacher].filter(Boolean).join(' · ')} />
          </p>
          <p className="meta">{timeWords(of)}</p>
        </div>
      </div>
      <section className="card" aria-labelledby="other-videos">
        <h2 id="other-videos" className={styles.subListHead}>
          {m.subscription_view_others()}
        </h2>
        <VideoList of={of} videos={videos} current={video.id} />
      </section>
    </div>
  )
}

/** Why it cannot be watched now, and what would change that. */
function closedWords({ state, starts_at, ends_at, offer_id, order_id, id, renewed }: OwnSubscription) {
  const toList = { to: listAddress(offer_id), action: m.subscription_view_to_list() }
  switch (state) {
    case 'coming':
      return {
        title: m.subscription_view_coming_title(),
        text: m.subscription_view_coming_text({ date: dayWords(starts_at ?? '') }),
        ...toList,
      }
    case 'unpaid':
    case 'waiting':
      return {
        title: m.subscription_view_unpaid_title(),
        text: m.subscription_view_unpaid_text(),
        to: checkoutAddress(offer_id, order_id),
        action: state === 'unpaid' ? m.subscription_pay_on() : m.subscription_pay_look(),
      }
    case 'returned':
      return {
        title: m.subscription_view_returned_title(),
        text: m.subscription_view_returned_text(),
        to: addAddress(offer_id),
        action: m.subscription_buy_again(),
      }
    default:
      return {
        title: m.subscription_view_over_title(),
        text: m.subscription_view_over_text({ date: dayWords(ends_at ?? '') }),
        ...(renewed ? toList : { to: durationAddress(offer_id, id), action: m.subscription_buy_again() }),
      }
  }
}

function ViewSkeleton() {
  return (
    <div className={styles.subView} aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className="stack">
        <div className={`sk ${styles.subScreen}`} aria-hidden="true" />
        <Skeleton width="70%" height={24} />
        <Skeleton width="45%" />
      </div>
      <div className="card pad stack">
        <Skeleton height={48} className="" />
        <Skeleton height={48} className="" />
        <Skeleton height={48} className="" />
      </div>
    </div>
  )
}

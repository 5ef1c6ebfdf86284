import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useAddressQuery } from '../../../kit/address/use-address-query.ts'
import checkoutStyles from '../../../kit/checkout/checkout.module.css'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { Nothing, ShelfLoaded } from '../../../kit/subscription/shelf-loaded.tsx'
import { Steps } from '../../../kit/subscription/steps.tsx'
import subscriptionStyles from '../../../kit/subscription/subscription.module.css'
import { durationAddress, listAddress, renewsIn } from '../../../kit/subscription/subscription-addresses.ts'
import type { ShelfPage } from '../../../kit/subscription/subscription-api.ts'
import { number } from '../../../kit/subscription/words.ts'
import { ChoiceSummary } from './choice-summary.tsx'
import { findVideos, type Sought } from './find-videos.ts'
import { choosable, priceOf } from './selection.ts'
import { useSelection } from './use-selection.ts'
import { VideoPicks } from './video-picks.tsx'
import { VideoSearch } from './video-search.tsx'

/** The first step: which videos. */
export function AddPage({ offerId }: { offerId: string }) {
  const renews = renewsIn(useAddressQuery())
  return (
    <MyPage
      title={m.subscription_add_title()}
      back={
        renews === undefined
          ? { to: addressOf('/my/subscription'), label: m.subscription_add_back() }
          : { to: listAddress(offerId), label: m.subscription_view_back() }
      }
    >
      <ShelfLoaded offerId={offerId}>{(page) => <Choosing page={page} renews={renews} />}</ShelfLoaded>
    </MyPage>
  )
}

function Choosing({ page, renews }: { page: ShelfPage; renews: number | undefined }) {
  const { shelf } = page
  const to = listAddress(shelf.id)
  if (!shelf.is_open)
    return (
      <Nothing
        title={m.subscription_closed_title()}
        text={m.subscription_closed_text()}
        to={to}
        action={m.subscription_view_to_list()}
      />
    )
  if (choosable(page, renews).length === 0)
    return (
      <Nothing
        title={m.subscription_all_yours_title()}
        text={m.subscription_all_yours_text()}
        to={to}
        action={m.subscription_to_videos()}
      />
    )
  return <Form page={page} renews={renews} />
}

function Form({ page, renews }: { page: ShelfPage; renews: number | undefined }) {
  const { shelf, durations } = page
  const navigate = useNavigate()
  const { selection, change } = useSelection(page, renews)
  const [sought, setSought] = useState<Sought>({ words: '', subject: undefined })
  const [tried, setTried] = useState(false)
  const may = choosable(page, renews)
  // What one has already comes last.
  const had = page.videos.filter((video) => video.is_offered && !may.includes(video))
  const offered = [...may, ...had]
  const found = findVideos(offered, sought)
  const missing = selection.videos.length < shelf.least_videos

  const next = () => {
    setTried(true)
    if (!missing) navigate(durationAddress(shelf.id, renews))
  }
  const summary = (
    <ChoiceSummary
      chosen={selection.videos.length}
      total={priceOf(durations, selection).total}
      days={selection.days ?? 0}
    />
  )
  return (
    <form
      className={`${checkoutStyles.co} ${subscriptionStyles.subAdd}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <Steps at={0} />
      <div className={subscriptionStyles.subIntro}>
        <h2>
          <Phrase text={shelf.title} />
        </h2>
        <p>
          <Phrase text={shelf.summary} />
        </p>
      </div>
      <div className={checkoutStyles.coCols} data-part="co-cols">
        <aside className={subscriptionStyles.subSide}>
          <div className={`card pad ${checkoutStyles.coSum}`}>
            {summary}
            <button type="submit" className="btn btn-go btn-full only-wide">
              {m.subscription_next()}
            </button>
          </div>
        </aside>
        <div className={checkoutStyles.coMain} data-part="co-main">
          <VideoSearch videos={offered} sought={sought} onSeek={setSought} found={found.length} />
          <VideoPicks
            videos={found}
            may={may}
            chosen={selection.videos}
            isFiltered={sought.words !== '' || sought.subject !== undefined}
            onChoose={(videos) => change({ videos })}
            onClear={() => setSought({ words: '', subject: undefined })}
          />
        </div>
      </div>
      <div role="status">
        {tried && missing && (
          <p className={subscriptionStyles.subNeed}>
            {shelf.least_videos === 1
              ? m.subscription_need_videos_one()
              : m.subscription_need_videos({ n: number(shelf.least_videos) })}
          </p>
        )}
      </div>
      <div className={checkoutStyles.coBar}>
        {summary}
        <button type="submit" className="btn btn-go">
          {m.subscription_next()}
        </button>
      </div>
    </form>
  )
}

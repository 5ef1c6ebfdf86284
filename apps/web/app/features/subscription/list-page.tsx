import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { Nothing, ShelfLoaded } from '../../kit/subscription/shelf-loaded.tsx'
import styles from '../../kit/subscription/subscription.module.css'
import { addAddress, receiptAddress } from '../../kit/subscription/subscription-addresses.ts'
import type { OwnSubscription, ShelfPage } from '../../kit/subscription/subscription-api.ts'
import { countWords, number } from '../../kit/subscription/words.ts'
import { OwedNote } from './owed-note.tsx'
import { OwnWays } from './own-ways.tsx'
import { ProgressLine } from './progress-line.tsx'
import { StateChip } from './state-chip.tsx'
import { endingWords, timeWords } from './time-words.ts'
import { VideoList } from './video-list.tsx'

/** What the doctor took from one shelf: each order with its end and its videos. */
export function ListPage({ offerId }: { offerId: string }) {
  return (
    <MyPage
      title={m.subscription_own()}
      back={{ to: addressOf('/my/subscription'), label: m.subscription_list_back() }}
    >
      <ShelfLoaded offerId={offerId}>{(page) => <Orders page={page} />}</ShelfLoaded>
    </MyPage>
  )
}

function Orders({ page }: { page: ShelfPage }) {
  const { shelf, subscriptions } = page
  if (subscriptions.length === 0)
    return (
      <Nothing
        title={m.subscription_list_empty_title()}
        text={m.subscription_list_empty_text()}
        to={addAddress(shelf.id)}
        action={m.subscription_choose()}
        isMain
      />
    )
  return (
    <div className="stack-lg">
      <div className={`${styles.subIntro} ${styles.subTop}`}>
        <h2>
          <Phrase text={shelf.title} />
        </h2>
        {shelf.is_open && (
          <Link className="link" to={addAddress(shelf.id)}>
            {m.subscription_list_more()}
          </Link>
        )}
      </div>
      {subscriptions.map((each) => (
        <Bought key={each.id} of={each} page={page} />
      ))}
    </div>
  )
}

function Bought({ of, page }: { of: OwnSubscription; page: ShelfPage }) {
  const videos = page.videos.filter(({ id }) => of.video_ids.includes(id))
  const time = timeWords(of)
  return (
    <section className={`card ${styles.subBought}`} aria-labelledby={`order-${of.order_id}`}>
      <header className={`pad ${styles.subCard}`}>
        <div className={styles.subTop}>
          <h3 id={`order-${of.order_id}`} className="meta">
            {m.subscription_order({ number: localizeDigits(of.order_number, getLocale()) })}
          </h3>
          <StateChip of={of} />
        </div>
        {time && <p className={styles.subTime}>{time}</p>}
        <p className={styles.subFacts}>
          <span>{countWords(of.video_ids.length)}</span>
          <span>{m.subscription_days({ n: number(of.days) })}</span>
          <span>{formatMoney(of.total_paisa, getLocale())}</span>
        </p>
        {of.state === 'running' && <ProgressLine done={of.completed} total={of.video_ids.length} />}
        <OwedNote of={of} />
        {of.is_ending && <p className={styles.subNote}>{endingWords(of)}</p>}
        {of.renewed && of.state === 'running' && <p className="hint">{m.subscription_renewed()}</p>}
        <div className={styles.subWays}>
          <OwnWays of={of} />
          {of.is_receipted && (
            <Link className="link" to={receiptAddress(of.order_id)}>
              {m.subscription_receipt()}
            </Link>
          )}
        </div>
      </header>
      <VideoList of={of} videos={videos} />
    </section>
  )
}

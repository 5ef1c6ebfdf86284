import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { PageSkeleton } from '../../kit/my-page/page-skeleton.tsx'
import { MySection } from '../../kit/my-page/section.tsx'
import { EmptyReel } from '../../kit/subscription/pictures.tsx'
import styles from '../../kit/subscription/subscription.module.css'
import { type OwnSubscription, type Shelf, subscriptionsQuery } from '../../kit/subscription/subscription-api.ts'
import { OwnCard } from './own-card.tsx'
import { ShelfCard } from './shelf-card.tsx'

/** What one has, and the shelves to take more from. */
export function SubscriptionsPage() {
  return (
    <MyPage title={m.subscription_page()}>
      <Loaded
        query={useQuery(subscriptionsQuery)}
        errorTitle={m.subscription_error()}
        skeleton={<PageSkeleton cards={3} />}
      >
        {({ shelves, subscriptions }) =>
          shelves.length + subscriptions.length === 0 ? (
            <NoShelves />
          ) : (
            <div className="stack-lg">
              <Own subscriptions={subscriptions} />
              <Shelves shelves={shelves} isFirst={subscriptions.length === 0} />
            </div>
          )
        }
      </Loaded>
    </MyPage>
  )
}

const isPast = ({ state }: OwnSubscription) => state === 'over' || state === 'returned'

function Own({ subscriptions }: { subscriptions: OwnSubscription[] }) {
  const past = subscriptions.filter(isPast)
  const now = subscriptions.filter((each) => !isPast(each))
  return (
    <>
      {now.length > 0 && (
        <MySection title={m.subscription_own()}>
          <Cards of={now} />
        </MySection>
      )}
      {past.length > 0 && (
        <MySection title={m.subscription_earlier()}>
          <Cards of={past} />
        </MySection>
      )}
    </>
  )
}

function Cards({ of }: { of: OwnSubscription[] }) {
  return (
    <ul className={styles.subCards}>
      {of.map((each) => (
        <li key={each.id}>
          <OwnCard of={each} />
        </li>
      ))}
    </ul>
  )
}

function Shelves({ shelves, isFirst }: { shelves: Shelf[]; isFirst: boolean }) {
  if (shelves.length === 0) return null
  return (
    <MySection title={isFirst ? m.subscription_shelves() : m.subscription_shelves_more()}>
      <p className={styles.subLead}>{m.subscription_lead()}</p>
      <ul className={styles.subCards}>
        {shelves.map((shelf) => (
          <li key={shelf.id}>
            <ShelfCard shelf={shelf} />
          </li>
        ))}
      </ul>
    </MySection>
  )
}

function NoShelves() {
  return (
    <div className="card">
      <EmptyState picture={<EmptyReel />} title={m.subscription_none_title()} text={m.subscription_none_text()} />
    </div>
  )
}

import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isNotThere } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { MySection } from '../../kit/my-page/section.tsx'
import { DueList } from '../../kit/order/due-list.tsx'
import { FeeSum } from '../../kit/order/fee-sum.tsx'
import { PaymentList } from '../../kit/order/payment-list.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { purchaseAddress } from '../../kit/payment/payment-addresses.ts'
import type { Order } from '../../kit/payment/payment-queries.ts'
import { dateWords } from '../../kit/payment/payment-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { MovePart } from './move-part.tsx'
import { type OrderPageData, orderPageQuery } from './order-queries.ts'
import { kindName, stateWords } from './order-words.ts'
import styles from './orders.module.css'
import { PostponePart } from './postpone-part.tsx'
import { RefundPart } from './refund-part.tsx'
import { RequestCard } from './request-card.tsx'
import { useOrderNews } from './use-order-news.ts'

export function OrderPage({ id }: { id: string }) {
  const query = useQuery(orderPageQuery(id))
  useOrderNews(orderPageQuery(id).queryKey)
  const order = query.data?.order
  usePageTitle(order && m.orders_number({ number: localizeDigits(order.number, getLocale()) }))
  return (
    <MyPage
      title={order ? m.orders_number({ number: localizeDigits(order.number, getLocale()) }) : m.my_orders()}
      back={{ to: addressOf('/my/orders'), label: m.orders_all() }}
    >
      {query.data === undefined && isNotThere(query.error) ? (
        <NoOrder />
      ) : (
        <Loaded query={query} errorTitle={m.orders_error()}>
          {(page) => <OneOrder page={page} />}
        </Loaded>
      )}
    </MyPage>
  )
}

function OneOrder({ page }: { page: OrderPageData }) {
  const { order, refund_requests: requests } = page
  const chip = stateWords({ order, refund_request: requests[0] ?? null })
  return (
    <div className="stack-lg">
      <header className={styles.head}>
        <p className={`meta ${styles.top}`}>
          <span className="dotted">
            <span>{kindName(order.kind)}</span>
            <span>{dateWords(page.ordered_at)}</span>
          </span>
          <span className={`chip ${chip.look}`}>{chip.text}</span>
        </p>
        <p className={styles.name}>
          <Phrase text={order.title} />
        </p>
        {order.detail && (
          <p className="meta">
            <Phrase text={order.detail} />
          </p>
        )}
        {order.state !== 'open' && (
          <Link className="link" to={purchaseAddress(order)}>
            {purchaseWords(order)}
            <Icon of={arrowRightIcon} />
          </Link>
        )}
      </header>
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} orderId={order.id} serverTime={page.server_time} />
      ))}
      <div className={styles.parts}>
        <DueList order={order} isRunning />
        <FeeSum order={order} />
        <PaymentList order={order} />
      </div>
      <ChangeParts page={page} />
    </div>
  )
}

/** What can still be changed, each with its last day. */
function ChangeParts({ page }: { page: OrderPageData }) {
  const staff = useStaffView()
  const { order, move, postponement, reckoning } = page
  // Whoever wants to leave changes nothing else; the wish stands above.
  const isLeaving = page.refund_requests.some(
    ({ cause, state }) => cause === 'leaving' && (state === 'asked' || state === 'looked_at'),
  )
  if (order.state === 'open' || staff || isLeaving) return null
  const hasAny = move !== null || postponement !== null || reckoning !== null
  return (
    <MySection title={m.orders_change()}>
      {hasAny ? (
        <div className={styles.changes}>
          {move && <MovePart order={order} move={move} />}
          {postponement && <PostponePart order={order} postponement={postponement} />}
          {reckoning !== null && <RefundPart page={page} reckoning={reckoning} />}
        </div>
      ) : (
        <p className="muted">{m.orders_change_none()}</p>
      )}
    </MySection>
  )
}

function purchaseWords({ kind }: Order): string {
  if (kind === 'event') return m.orders_go_event()
  return kind === 'subscription' ? m.orders_go_videos() : m.orders_go_course()
}

function NoOrder() {
  return (
    <div className="card">
      <EmptyState
        title={m.orders_gone_title()}
        text={m.orders_gone_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/orders')}>
            {m.orders_all()}
          </Link>
        }
      />
    </div>
  )
}

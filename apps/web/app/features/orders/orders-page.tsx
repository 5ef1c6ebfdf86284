import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { OrderCard } from './order-card.tsx'
import { type Orders, ordersQuery } from './order-queries.ts'
import { money } from './order-words.ts'
import styles from './orders.module.css'
import { useOrderNews } from './use-order-news.ts'

/** Everything that was bought: what it is, what is owed and until when, and its receipts. */
export function OrdersPage() {
  const query = useQuery(ordersQuery)
  useOrderNews(ordersQuery.queryKey)
  return (
    <MyPage title={m.my_orders()}>
      <Loaded query={query} errorTitle={m.orders_error()}>
        {(data) => (data.orders.length === 0 ? <NoOrders /> : <OwnOrders data={data} />)}
      </Loaded>
    </MyPage>
  )
}

function OwnOrders({ data }: { data: Orders }) {
  return (
    <div className="stack-lg">
      <OwedSum data={data} />
      <ul className={styles.list}>
        {data.orders.map((line) => (
          <li key={line.order.id}>
            <OrderCard line={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The one sum everybody comes for, over all orders. */
function OwedSum({ data: { owed_paisa, due_paisa } }: { data: Orders }) {
  if (owed_paisa === 0) return <p className={styles.sum}>{m.orders_nothing_owed()}</p>
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{m.orders_owed()}</dt>
        <dd className="num">{money(owed_paisa)}</dd>
      </div>
      {due_paisa > 0 && (
        <div data-is="late">
          <dt>{m.orders_due()}</dt>
          <dd className="num">{money(due_paisa)}</dd>
        </div>
      )}
    </dl>
  )
}

function NoOrders() {
  return (
    <div className="card">
      <EmptyState
        title={m.orders_none_title()}
        text={m.orders_none_text()}
        action={
          <Link className="btn btn-brand" to={addressOf('/batches')}>
            {m.orders_see_batches()}
          </Link>
        }
      />
    </div>
  )
}

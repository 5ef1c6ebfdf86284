import type { ListCall } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { isNotThere } from '../screens/not-there.ts'
import styles from './order.module.css'
import { OrderedList } from './ordered-list.tsx'
import { useArrange } from './use-arrange.ts'

type ArrangeScreenProps<Row> = {
  /** Of the calls: `/api/v3/admin/faqs`. */
  path: string
  list: { to: string; title: string }
  nameOf: (row: Row) => string
  /** What stands at the end of a row: a chip, a small picture. */
  aside?: (row: Row) => ReactNode
  /** Which part of the list, where each part has an order of its own. */
  query?: Record<string, string>
}

/** As many as a person arranges by hand. */
const atMost = 200

/** A whole list in its order, to be arranged; every step is saved as it is made. */
export function ArrangeScreen<Row extends { id: number }>(props: ArrangeScreenProps<Row>) {
  const { path, list, query } = props
  const found = useQuery({
    ...get<ListCall<Row>>(path, { query: { ...query, sort: 'position', 'per-page': String(atMost) } }),
    // What is being arranged must not jump under the hand.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    throwOnError: isNotThere,
  })
  return (
    <>
      <div className={styles.head}>
        <div>
          <nav className={styles.crumb} aria-label={m.office_crumbs()}>
            <Link to={list.to}>{list.title}</Link>
          </nav>
          <h1>{m.office_order_title({ what: list.title })}</h1>
          <p className="hint">{m.office_order_text()}</p>
        </div>
        <Link className="btn btn-line" to={list.to}>
          {m.office_order_done()}
        </Link>
      </div>
      <section className={`card ${styles.card}`}>
        {found.error && (
          <div className={styles.message} role="alert">
            <p>{found.error.message}</p>
            <button type="button" className="btn btn-line" onClick={() => void found.refetch()}>
              {m.office_try_again()}
            </button>
          </div>
        )}
        {found.isPending && (
          <p role="status" className={styles.message}>
            {m.office_loading()}
          </p>
        )}
        {found.data && <Arranged {...props} rows={found.data.rows} />}
      </section>
    </>
  )
}

function Arranged<Row extends { id: number }>({
  path,
  list,
  nameOf,
  aside,
  rows,
}: ArrangeScreenProps<Row> & { rows: Row[] }) {
  const { items, move, failure } = useArrange(path, rows)
  return (
    <>
      {failure && (
        <p className={styles.message} role="alert">
          {failure}
        </p>
      )}
      <OrderedList items={items} keyOf={({ id }) => id} nameOf={nameOf} label={list.title} onMove={move}>
        {(row) => (
          <div className={styles.item}>
            <span>{nameOf(row)}</span>
            {aside?.(row)}
          </div>
        )}
      </OrderedList>
    </>
  )
}

import type { ResponseOf } from '@prostuti/contract'
import type { readPickList } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Printer, ScanBarcode } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import own from './pick-list.module.css'

type PickRow = ResponseOf<typeof readPickList>['rows'][number]

/** What to fetch for the parcels that are to be packed, in the order in which one walks along the shelves. On paper as well. */
export function Component() {
  const [query] = useSearchParams()
  const may = useMay()
  const ids = query.get('ids') ?? undefined
  const { data, error, refetch } = useQuery(get<typeof readPickList>('/api/v3/admin/pick-list', { query: { ids } }))
  if (error && !data) return <Unread error={error} retry={refetch} />
  const copies = data?.rows.reduce((sum, { needed }) => sum + needed, 0) ?? 0
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_pick_list()}</h1>
          <p className="hint" role="status">
            {data ? m.office_pick_text({ parcels: numberWords(data.parcels) }) : m.office_loading()}
          </p>
        </div>
        <div className={`${styles.acts} ${own.acts}`}>
          {may('parcels.write') && (
            <Link className="btn btn-line btn-sm" to="/packing-bench">
              <ScanBarcode aria-hidden="true" size={18} /> {m.office_pick_to_bench()}
            </Link>
          )}
          <button type="button" className="btn btn-brand btn-sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} /> {m.office_pick_print()}
          </button>
        </div>
      </div>
      <section className={`card ${styles.card}`} aria-label={m.office_menu_pick_list()}>
        {data?.rows.length === 0 && <p className={styles.message}>{m.office_pick_empty()}</p>}
        {data && data.rows.length > 0 && (
          <>
            <RowsTable columns={columns()} rows={data.rows} />
            <p className={styles.foot}>{m.office_pick_total({ count: numberWords(copies) })}</p>
          </>
        )}
      </section>
    </>
  )
}

const columns = (): Column<PickRow>[] => [
  {
    key: 'shelf',
    head: m.office_stock_shelf(),
    cell: ({ shelf }) => (shelf ? <b className={own.shelf}>{shelf}</b> : <small>{m.office_parcel_no_shelf()}</small>),
  },
  {
    key: 'sheet',
    head: m.office_stock_sheet(),
    cell: ({ title, volume, batch }) => (
      <>
        {pickText(title, getLocale())} · {m.office_parcel_volume({ n: numberWords(volume) })}
        <small>{pickText(batch, getLocale())}</small>
      </>
    ),
  },
  {
    key: 'needed',
    head: m.office_pick_needed(),
    is: 'number',
    cell: ({ needed }) => <b className={own.shelf}>{numberWords(needed)}</b>,
  },
  {
    key: 'on_shelf',
    head: m.office_stock_on_shelf(),
    is: 'number secondary',
    cell: ({ needed, on_shelf }) => (
      <>
        {numberWords(on_shelf)}
        {on_shelf < needed && (
          <small className={own.short}>{m.office_stock_short_by({ count: numberWords(needed - on_shelf) })}</small>
        )}
      </>
    ),
  },
]

import type { listStock, stockShows } from '@prostuti/contract/staff'
import { formatDate } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { Pager } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { SearchBox } from '../../kit/exam/search-box.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import own from './stock.module.css'
import { StockButton } from './stock-button.tsx'
import { type StockRow, stockPath } from './stock-types.ts'

const perPage = 50
const shows: (typeof stockShows)[number][] = ['short', 'uncounted']

/** Lecture sheets with what lies on the shelf and what parcels still need. */
export function Component() {
  const { query, change } = useQueried()
  const may = useMay()
  const page = Math.max(1, Number(query.get('page') ?? 1))
  const show = shows.find((each) => each === query.get('show'))
  const search = query.get('search') ?? ''
  const { data, error, refetch } = useQuery({
    ...get<typeof listStock>(stockPath, { query: { show, search, batch: query.get('batch') ?? undefined, page } }),
    placeholderData: keepPreviousData,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(stockPath))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_stock()}</h1>
          <p className="hint" role="status">
            {data ? m.office_stock_count({ count: numberWords(data.total) }) : m.office_loading()}
          </p>
        </div>
      </div>
      <section className={`card ${styles.card}`} aria-label={m.office_menu_stock()}>
        <div className={styles.tools}>
          <Pills
            choices={[
              { value: undefined, label: m.office_parcels_all() },
              { value: 'short', label: m.office_stock_short() },
              { value: 'uncounted', label: m.office_stock_uncounted() },
            ]}
            value={show}
            onChange={(each) => change({ show: each })}
          />
          <SearchBox label={m.office_stock_search()} value={search} onSearch={(typed) => change({ search: typed })} />
        </div>
        {data?.rows.length === 0 && (
          <p className={styles.message}>{query.size === 0 ? m.office_stock_empty() : m.office_list_nothing_found()}</p>
        )}
        {data && data.rows.length > 0 && <RowsTable columns={columns(may('parcels.write'))} rows={data.rows} />}
        <Pager page={page} perPage={perPage} total={data?.total ?? 0} onPage={(to) => change({ page: to })} />
      </section>
    </>
  )
}

const columns = (mayWrite: boolean): Column<StockRow>[] => [
  { key: 'shelf', head: m.office_stock_shelf(), is: 'secondary', cell: ({ shelf }) => shelf ?? '–' },
  {
    key: 'sheet',
    head: m.office_stock_sheet(),
    cell: ({ id, title, volume, batch, shelf, is_ready }) => (
      <>
        <Link to={`/stock/${id}`}>
          {pickText(title, getLocale())} · {m.office_parcel_volume({ n: numberWords(volume) })}
        </Link>
        <small>{pickText(batch.title, getLocale())}</small>
        {shelf && <small className={own.shelf}>{m.office_parcel_shelf({ shelf })}</small>}
        {!is_ready && <span className="chip chip-line">{m.office_stock_printing()}</span>}
      </>
    ),
  },
  {
    key: 'printed',
    head: m.office_stock_printed(),
    is: 'number secondary',
    cell: ({ printed }) => numberWords(printed),
  },
  {
    key: 'on_shelf',
    head: m.office_stock_on_shelf(),
    is: 'number',
    cell: ({ owed, on_shelf }) => (
      <>
        <b>{numberWords(on_shelf)}</b>
        {owed > on_shelf && (
          <span className={`chip chip-bad ${own.short}`}>
            {m.office_stock_short_by({ count: numberWords(owed - on_shelf) })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'counted',
    head: m.office_stock_counted(),
    is: 'secondary',
    cell: ({ counted_at }) =>
      counted_at ? formatDate(new Date(counted_at), getLocale(), 'short') : m.office_stock_uncounted(),
  },
  {
    key: 'owed',
    head: m.office_stock_owed(),
    is: 'number secondary',
    cell: ({ owed }) => numberWords(owed),
  },
  ...(mayWrite
    ? [
        {
          key: 'count',
          head: <span className="sr">{m.office_stock_count_do()}</span>,
          is: 'secondary' as const,
          cell: (row: StockRow) => <StockButton sheet={row} deed="counted" />,
        },
      ]
    : []),
]

import type { readStock } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { Figure, Figures } from '../../kit/exam/figures.tsx'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { NextPage } from '../../kit/exam/pager.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import { StockButton } from './stock-button.tsx'
import { type StockSheet, stockPath } from './stock-types.ts'

type Move = StockSheet['moves'][number]

/** One lecture sheet: what lies on the shelf, and how its copies came and went. */
export function Component() {
  const { id = '' } = useParams()
  const { query, change } = useQueried()
  const may = useMay()
  const locale = getLocale()
  const { data, error, refetch } = useQuery({
    ...get<typeof readStock>(`${stockPath}/:id`, {
      params: { id },
      query: { before: query.get('before') ?? undefined },
    }),
    throwOnError: isNotThere,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const { sheet, moves, next } = data
  const lacking = sheet.owed - sheet.on_shelf
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs steps={[{ to: '/stock', text: m.office_menu_stock() }]} here={pickText(sheet.batch.title, locale)} />
          <h1>
            {pickText(sheet.title, locale)} · {m.office_parcel_volume({ n: numberWords(sheet.volume) })}
          </h1>
        </div>
        {may('parcels.write') && (
          <div className={styles.acts}>
            {(['counted', 'printed', 'written_off', 'shelf'] as const).map((deed) => (
              <StockButton key={deed} sheet={sheet} deed={deed} />
            ))}
          </div>
        )}
      </div>
      <section className={`card ${styles.card}`}>
        <Figures>
          <Figure
            title={m.office_stock_on_shelf()}
            note={sheet.shelf ? m.office_parcel_shelf({ shelf: sheet.shelf }) : m.office_parcel_no_shelf()}
          >
            {numberWords(sheet.on_shelf)}
          </Figure>
          <Figure
            title={m.office_stock_owed()}
            tone={lacking > 0 ? 'bad' : undefined}
            note={lacking > 0 && m.office_stock_short_by({ count: numberWords(lacking) })}
          >
            {numberWords(sheet.owed)}
          </Figure>
          <Figure title={m.office_stock_printed()} note={sheet.code}>
            {numberWords(sheet.printed)}
          </Figure>
        </Figures>
      </section>
      <section className={`card ${styles.card}`} aria-label={m.office_stock_moves()}>
        <header>
          <h2>{m.office_stock_moves()}</h2>
        </header>
        {moves.length === 0 && <p className={styles.message}>{m.office_stock_no_moves()}</p>}
        {moves.length > 0 && <RowsTable columns={columns()} rows={moves} />}
        <NextPage next={next} onNext={(before) => change({ before })} />
      </section>
    </>
  )
}

const columns = (): Column<Move>[] => [
  {
    key: 'what',
    head: m.office_stock_move(),
    cell: (move) => (
      <>
        {moveWords(move)}
        {move.parcel && (
          <small>
            <Link className="link-in" to={`/parcels/${move.parcel.id}`}>
              {move.parcel.invoice}
            </Link>
          </small>
        )}
        {move.reason && <small>{move.reason}</small>}
        <small>
          {formatWhen(new Date(move.at), new Date(), getLocale())} · {move.by.name}
        </small>
      </>
    ),
  },
  {
    key: 'quantity',
    head: m.office_stock_change(),
    is: 'number',
    cell: ({ quantity }) => <b>{`${quantity > 0 ? '+' : ''}${numberWords(quantity)}`}</b>,
  },
]

function moveWords({ kind, counted }: Move): string {
  if (kind === 'counted') return m.office_move_counted({ count: numberWords(counted ?? 0) })
  return {
    printed: m.office_move_printed,
    packed: m.office_move_packed,
    unpacked: m.office_move_unpacked,
    returned: m.office_move_returned,
    written_off: m.office_move_written_off,
  }[kind]()
}

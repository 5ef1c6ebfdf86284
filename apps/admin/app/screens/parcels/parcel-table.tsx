import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import styles from '../../kit/exam/exam-screen.module.css'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { shortWhen } from '../../kit/list/short-when.ts'
import type { Selection } from '../../kit/list/use-selection.ts'
import { courierWords, stageTone, stageWords, troubleWords } from '../../kit/parcel/parcel-words.ts'
import type { ParcelRow } from './parcel-types.ts'
import own from './parcels.module.css'

type ParcelTableProps = {
  rows: ParcelRow[]
  selection: Selection | undefined
  /** These are the rows of the question before: what is chosen among them would be gone when the others come. */
  isOld: boolean
}

export function ParcelTable({ rows, selection, isOld }: ParcelTableProps) {
  return <RowsTable columns={[...(selection ? [chooseColumn(selection, isOld)] : []), ...columns()]} rows={rows} />
}

const chooseColumn = (selection: Selection, isOld: boolean): Column<ParcelRow> => ({
  key: 'choose',
  head: (
    <label className={own.tick}>
      <input
        type="checkbox"
        aria-label={m.office_parcels_choose_page()}
        disabled={isOld}
        checked={selection.isAll || selection.isWholePage}
        onChange={({ currentTarget }) => selection.takePage(currentTarget.checked)}
      />
    </label>
  ),
  cell: ({ id, invoice }) => (
    <label className={own.tick}>
      <input
        type="checkbox"
        aria-label={m.office_parcel_choose({ invoice })}
        disabled={isOld}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  ),
})

const columns = (): Column<ParcelRow>[] => {
  const locale = getLocale()
  return [
    {
      key: 'recipient',
      head: m.office_parcel_recipient(),
      cell: (row) => (
        <>
          <Link to={`/parcels/${row.id}`}>{row.recipient || row.invoice}</Link>
          <small className={own.code}>{row.invoice}</small>
          <span className={own.under}>
            <Where row={row} />
          </span>
        </>
      ),
    },
    {
      key: 'district',
      head: m.office_parcel_district(),
      is: 'secondary',
      cell: ({ district, batch }) => (
        <>
          {pickText(district, locale)}
          <small>{pickText(batch.title, locale)}</small>
        </>
      ),
    },
    {
      key: 'volumes',
      head: m.office_parcel_volumes(),
      cell: ({ volumes }) => localizeDigits(volumes.join(', '), locale),
    },
    {
      key: 'courier',
      head: m.office_parcel_courier(),
      is: 'secondary',
      cell: (row) => (
        <>
          {courierWords(row)}
          {row.tracking_code && <small className={own.code}>{row.tracking_code}</small>}
        </>
      ),
    },
    {
      key: 'asked',
      head: m.office_parcel_asked(),
      is: 'secondary',
      cell: ({ requested_at }) => shortWhen(requested_at),
    },
    { key: 'where', head: m.office_parcel_where(), is: 'secondary', cell: (row) => <Where row={row} /> },
  ]
}

/** Where it is, and why it is stuck there. */
function Where({ row }: { row: ParcelRow }) {
  return (
    <>
      <span className={styles.chips}>
        <span className={`chip ${stageTone(row.stage)}`}>{stageWords(row.stage)}</span>
        {row.stuck && <span className="chip chip-bad">{troubleWords(row.stuck)}</span>}
      </span>
      {row.refusal && <span className={own.refusal}>{row.refusal}</span>}
    </>
  )
}

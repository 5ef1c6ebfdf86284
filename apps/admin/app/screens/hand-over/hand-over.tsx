import type { ResponseOf } from '@prostuti/contract'
import type { handOverParcels, listHandOvers } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { get, post } from '../../api/call.ts'
import { fetchFile } from '../../api/fetch-file.ts'
import { toastFailure, useAct } from '../../kit/act/use-act.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { AskButton } from '../../kit/form/ask-button.tsx'
import { useNews } from '../../kit/live/staff-live.ts'
import { courierWords } from '../../kit/parcel/parcel-words.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { useMay } from '../../session/me.ts'
import own from './hand-over.module.css'

const path: (typeof listHandOvers)['path'] = '/api/v3/admin/hand-overs'

type HandOvers = ResponseOf<typeof listHandOvers>
type Waiting = HandOvers['waiting'][number]

/** Packed parcels by courier: given to its man in one go, with a sheet that he signs. */
export function Component() {
  const { data, error, refetch } = useQuery(get<typeof listHandOvers>(path))
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && /parcels|hand-overs/.test(news.path))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_hand_over()}</h1>
          <p className="hint">{m.office_hand_over_text()}</p>
        </div>
      </div>
      {!data && <p role="status">{m.office_loading()}</p>}
      {data?.waiting.length === 0 && <p className={`card ${styles.message}`}>{m.office_hand_over_none()}</p>}
      {data?.waiting.map((waiting) => (
        <CourierCard key={courierWords(waiting)} waiting={waiting} />
      ))}
      {data && <Earlier rows={data.rows} />}
    </>
  )
}

const fetchSheet = (id: number, courier: string): Promise<void> =>
  fetchFile(`${path}/${id}/sheet?language=${getLocale()}`, `${m.office_hand_over_sheet({ courier })}.pdf`)

function CourierCard({ waiting }: { waiting: Waiting }) {
  const may = useMay()
  const courier = courierWords(waiting)
  const count = numberWords(waiting.parcels.length)
  const give = async () => {
    const { courier: by, courier_name, parcels } = waiting
    const body = { courier: by, courier_name, ids: parcels.map(({ id }) => id) }
    const { id } = await post<typeof handOverParcels>(path, body)
    showToast({ text: m.office_hand_over_done() })
    await fetchSheet(id, courier)
  }
  const columns: Column<Waiting['parcels'][number]>[] = [
    {
      key: 'recipient',
      head: m.office_parcel_recipient(),
      cell: ({ recipient, invoice }) => (
        <>
          {recipient}
          <small className={own.under}>{invoice}</small>
        </>
      ),
    },
    { key: 'invoice', head: m.office_parcel(), is: 'secondary', cell: ({ invoice }) => invoice },
    {
      key: 'district',
      head: m.office_parcel_district(),
      is: 'secondary',
      cell: ({ district }) => pickText(district, getLocale()),
    },
  ]
  return (
    <section className={`card ${styles.card}`} aria-label={courier}>
      <header>
        <h2>{courier}</h2>
        <span className="meta">{m.office_parcels_count({ count })}</span>
        {may('parcels.write') && (
          <span className={styles.end}>
            <AskButton
              path={path}
              label={m.office_hand_over_do({ count })}
              text={m.office_hand_over_sure({ courier, count })}
              isSmall
              act={give}
            />
          </span>
        )}
      </header>
      <RowsTable columns={columns} rows={waiting.parcels} />
    </section>
  )
}

function Earlier({ rows }: { rows: HandOvers['rows'] }) {
  const { act } = useAct(toastFailure)
  const columns: Column<HandOvers['rows'][number]>[] = [
    {
      key: 'when',
      head: m.office_menu_hand_over(),
      cell: ({ at, count, by, ...row }) => (
        <>
          <b>{formatWhen(new Date(at), new Date(), getLocale())}</b>
          <small className={own.under}>{courierWords(row)}</small>
          <small>{m.office_hand_over_by({ count: numberWords(count), name: by.name })}</small>
        </>
      ),
    },
    { key: 'courier', head: m.office_parcel_courier(), is: 'secondary', cell: courierWords },
    {
      key: 'sheet',
      head: <span className="sr">{m.office_hand_over_again()}</span>,
      is: 'number',
      cell: (row) => (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => void act(() => fetchSheet(row.id, courierWords(row)))}
        >
          <Download aria-hidden="true" size={18} /> {m.office_hand_over_again()}
        </button>
      ),
    },
  ]
  return (
    <section className={`card ${styles.card}`} aria-label={m.office_hand_over_last()}>
      <header>
        <h2>{m.office_hand_over_last()}</h2>
      </header>
      {rows.length === 0 ? (
        <p className={styles.message}>{m.office_hand_over_no_earlier()}</p>
      ) : (
        <RowsTable columns={columns} rows={rows} />
      )}
    </section>
  )
}

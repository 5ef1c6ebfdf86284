import type { ResponseOf } from '@prostuti/contract'
import type { listDues, postponeDue, sendPayLink } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get, post } from '../../api/call.ts'
import { toastFailure, useAct } from '../../kit/act/use-act.ts'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { AskButton } from '../../kit/form/ask-button.tsx'
import { count, day, words } from '../../kit/list/list-cells.tsx'
import { useNews } from '../../kit/live/staff-live.ts'
import { taka } from '../../kit/money/money-words.ts'
import { WaiveButton } from '../../kit/money/waive-button.tsx'
import { useHasScreen } from '../../kit/screens/known-screens.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { useMay } from '../../session/me.ts'
import { Waivers } from './waivers.tsx'

const path = '/api/v3/admin/dues'

type Dues = ResponseOf<typeof listDues>
type Row = Dues['rows'][number]

const ageWords: Record<Row['age'], () => string> = {
  week: m.office_dues_week,
  month: m.office_dues_month,
  two_months: m.office_dues_two_months,
  older: m.office_dues_older,
}

/** Who owes what is due, the longest overdue first; every age with how many and how much. */
export function Component() {
  const { query, change } = useQueried()
  const age = (query.get('age') ?? undefined) as Row['age'] | undefined
  const after = query.get('after') ?? undefined
  const { data, error, refetch } = useQuery({
    ...get<typeof listDues>(path, { query: { age, after } }),
    placeholderData: keepPreviousData,
  })
  useNews((news) => {
    const isOurs = news === 'resync' || (news.kind === 'changed' && /\/(dues|waivers|payments|till)/.test(news.path))
    if (isOurs) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const all = data.ages.reduce((sum, { paisa }) => sum + paisa, 0)
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_dues()}</h1>
          <p role="status">{m.office_dues_all({ amount: taka(all) })}</p>
        </div>
      </div>
      <Waivers waivers={data.waivers} onDecided={refetch} />
      <section className={`card ${styles.card}`}>
        <div className={styles.tools}>
          <Pills
            value={age}
            onChange={(value) => change({ age: value, after: undefined })}
            choices={[
              { value: undefined, label: m.office_list_all() },
              ...data.ages.map((each) => ({
                value: each.age,
                label: m.office_dues_pill({
                  age: ageWords[each.age](),
                  count: count(each.count),
                  amount: taka(each.paisa),
                }),
              })),
            ]}
          />
        </div>
        {data.rows.length === 0 ? (
          <p className={styles.message}>{m.office_dues_none()}</p>
        ) : (
          <RowsTable columns={columns()} rows={data.rows} />
        )}
        <NextPage next={data.next} onNext={(next) => change({ after: next })} />
      </section>
    </>
  )
}

const columns = (): Column<Row>[] => [
  { key: 'doctor', head: m.office_payments_doctor(), cell: (row) => <Whom row={row} /> },
  { key: 'due', head: m.office_dues_due(), is: 'number', cell: ({ due_paisa }) => taka(due_paisa) },
  {
    key: 'since',
    head: m.office_payments_since(),
    is: 'secondary',
    cell: ({ due_on, age }) => (
      <>
        {day(due_on)}
        <small>{ageWords[age]()}</small>
      </>
    ),
  },
  { key: 'open', head: m.office_dues_open(), is: 'number secondary', cell: ({ open_paisa }) => taka(open_paisa) },
  { key: 'acts', head: m.office_dues_acts(), is: 'below', cell: (row) => <Acts row={row} /> },
]

function Whom({ row: { doctor, title, number } }: { row: Row }) {
  const address = `/doctors/${doctor.id}`
  const hasScreen = useHasScreen()
  return (
    <>
      {hasScreen(address) ? <Link to={address}>{doctor.name}</Link> : <b>{doctor.name}</b>}
      <small>
        {phoneWords(doctor.phone)} · {words(title)} · {localizeDigits(number, getLocale())}
      </small>
    </>
  )
}

function Acts({ row }: { row: Row }) {
  const { id, postpone, doctor } = row
  const may = useMay()
  const client = useQueryClient()
  const { isBusy, act } = useAct(toastFailure)
  const params = { id }
  const remind = async () => {
    await post<typeof sendPayLink>(`${path}/:id/pay-link`, undefined, { params })
    showToast({ text: m.office_dues_link_sent({ name: doctor.name }) })
  }
  const postponeIt = async (number: number) => {
    const { due_on } = await post<typeof postponeDue>(`${path}/:id/postponement`, { number }, { params })
    await client.invalidateQueries({ queryKey: [path] })
    showToast({ text: m.office_dues_postponed({ day: day(due_on) }) })
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(row.pay_link)
      showToast({ text: m.office_dues_copied({ name: doctor.name }) })
    } catch {
      // Where the browser forbids it, the link is shown to be copied by hand.
      showToast({ text: row.pay_link })
    }
  }
  return (
    <div className={styles.acts}>
      <button type="button" className="btn btn-line btn-sm" onClick={() => void act(copy)}>
        {m.office_dues_copy()}
      </button>
      {may('dues.write') && (
        <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void act(remind)}>
          {m.office_dues_link()}
        </button>
      )}
      {may('dues.write') && postpone && (
        <AskButton
          path={path}
          isSmall
          label={m.office_dues_postpone()}
          text={m.office_dues_postpone_text({ day: day(postpone.to) })}
          act={() => postponeIt(postpone.number)}
        />
      )}
      <WaiveButton
        isSmall
        orderId={id}
        name={doctor.name}
        openPaisa={row.waivable_paisa}
        isWaiting={row.is_waived_by_one}
        onAsked={() => client.invalidateQueries({ queryKey: [path] })}
      />
      {may('payments.write') && (
        <Link className="btn btn-line btn-sm" to={`/cash?q=${encodeURIComponent(row.number)}&order=${id}`}>
          {m.office_cash()}
        </Link>
      )}
    </div>
  )
}

import type { ResponseOf } from '@prostuti/contract'
import type { listSmsTries, smsGateways } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { Figure, Figures } from '../../kit/exam/figures.tsx'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { smsNames } from '../../kit/sms/gateway-names.ts'

type Gateway = (typeof smsGateways)[number]
type Row = ResponseOf<typeof listSmsTries>['rows'][number]

const gateways = Object.keys(smsNames) as Gateway[]

/** Every try to hand an SMS to a gateway: what it cost and how it went, without its text and number. */
export function Component() {
  const { query, change } = useQueried()
  const ok = (['true', 'false'] as const).find((each) => each === query.get('ok'))
  const gateway = gateways.find((each) => each === query.get('gateway'))
  const { data, error, refetch } = useQuery({
    ...get<typeof listSmsTries>('/api/v3/admin/sms-tries', {
      query: { ok, gateway, campaign: query.get('campaign') ?? undefined, before: query.get('before') ?? undefined },
    }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_sms_log()}</h1>
          <p className="hint">{m.office_sms_log_hint()}</p>
        </div>
      </div>
      <section className={`card ${styles.card}`}>
        {data && (
          <Figures>
            <Figure title={m.office_sms_log_tries()} note={m.office_sms_log_day()}>
              {numberWords(data.day.tries)}
            </Figure>
            <Figure
              title={m.office_sms_log_failed()}
              note={m.office_sms_log_day()}
              tone={data.day.failed > 0 ? 'bad' : undefined}
            >
              {numberWords(data.day.failed)}
            </Figure>
            <Figure title={m.office_sms_log_parts()} note={m.office_sms_log_day()}>
              {numberWords(data.day.parts)}
            </Figure>
          </Figures>
        )}
        <div className={styles.tools}>
          <Pills
            choices={[
              { value: undefined, label: m.office_list_all() },
              { value: 'true' as const, label: m.office_sms_log_taken() },
              { value: 'false' as const, label: m.office_sms_log_refused() },
            ]}
            value={ok}
            onChange={(each) => change({ ok: each, before: undefined })}
          />
          <Pills
            choices={[undefined, ...gateways].map((each) => ({
              value: each,
              label: each ? (smsNames[each] ?? each) : m.office_sms_log_every_gateway(),
            }))}
            value={gateway}
            onChange={(each) => change({ gateway: each, before: undefined })}
          />
        </div>
        {!data && <p role="status">{m.office_loading()}</p>}
        {data?.rows.length === 0 && <p className={styles.message}>{m.office_sms_log_empty()}</p>}
        {data && data.rows.length > 0 && <RowsTable columns={columns()} rows={data.rows} />}
        <NextPage next={data?.next} onNext={(before) => change({ before })} />
      </section>
    </>
  )
}

const columns = (): Column<Row>[] => [
  {
    key: 'when',
    head: m.office_recipient_when(),
    cell: ({ at, masked_phone }) => (
      <>
        {formatWhen(new Date(at), new Date(), getLocale())}
        <small>{phoneWords(masked_phone)}</small>
      </>
    ),
  },
  {
    key: 'what',
    head: m.office_sms_log_what(),
    cell: ({ campaign }) =>
      campaign ? <Link to={`/campaigns/${campaign.id}`}>{campaign.title}</Link> : m.office_sms_log_other(),
  },
  {
    key: 'gateway',
    head: m.office_sms_log_gateway(),
    is: 'secondary',
    cell: ({ gateway }) => smsNames[gateway] ?? gateway,
  },
  { key: 'parts', head: m.office_sms_log_parts(), is: 'number secondary', cell: ({ parts }) => numberWords(parts) },
  {
    key: 'how',
    head: m.office_state(),
    cell: ({ ok, code, reference, ms }) => (
      <>
        <span className={ok ? 'chip chip-ok' : 'chip chip-bad'}>
          {ok ? m.office_sms_log_taken() : m.office_sms_log_refused()}
        </span>
        <small>{[code ?? reference, m.office_sms_log_ms({ ms: numberWords(ms) })].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
]

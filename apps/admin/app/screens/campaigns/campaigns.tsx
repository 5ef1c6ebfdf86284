import type { ResponseOf } from '@prostuti/contract'
import type { listCampaigns } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import { campaignsPath } from './campaign-types.ts'
import { campaignStates, stateChip, stateWords } from './campaign-words.ts'
import { MonthFilter } from './month-filter.tsx'

type Row = ResponseOf<typeof listCampaigns>['rows'][number]

/** SMS that went to many doctors, the newest first. */
export function Component() {
  const { query, change } = useQueried()
  const may = useMay()
  const state = campaignStates.find((each) => each === query.get('state'))
  const month = query.get('month') ?? undefined
  const before = query.get('before') ?? undefined
  const { data, error, refetch } = useQuery({
    ...get<typeof listCampaigns>(campaignsPath, { query: { state, month, before } }),
    placeholderData: keepPreviousData,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(campaignsPath))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_campaigns()}</h1>
          <p className="hint">{m.office_campaigns_hint()}</p>
        </div>
        {may('campaigns.write') && (
          <Link className="btn btn-go" to="/campaigns/new">
            <Plus aria-hidden="true" size={20} /> {m.office_campaign_new()}
          </Link>
        )}
      </div>
      <section className={`card ${styles.card}`}>
        <div className={styles.tools}>
          <Pills
            choices={[undefined, ...campaignStates].map((each) => ({
              value: each,
              label: each ? stateWords[each]() : m.office_list_all(),
            }))}
            value={state}
            onChange={(each) => change({ state: each, before: undefined })}
          />
          <MonthFilter value={month} onChange={(each) => change({ month: each, before: undefined })} />
        </div>
        {!data && <p role="status">{m.office_loading()}</p>}
        {data?.rows.length === 0 && (
          <p className={styles.message}>{state || month ? m.office_campaigns_none() : m.office_campaigns_empty()}</p>
        )}
        {data && data.rows.length > 0 && <RowsTable columns={campaignColumns(getLocale())} rows={data.rows} />}
        <NextPage next={data?.next} onNext={(next) => change({ before: next })} />
      </section>
    </>
  )
}

const campaignColumns = (locale: Locale): Column<Row>[] => [
  {
    key: 'title',
    head: m.office_campaign(),
    cell: ({ id, title, words }) => (
      <>
        <Link to={`/campaigns/${id}`}>{title}</Link>
        <small>{words}</small>
      </>
    ),
  },
  {
    key: 'sent',
    head: m.office_campaign_sent(),
    is: 'number',
    cell: ({ sent, recipients, started }) =>
      started ? m.office_campaign_sent_of({ sent: numberWords(sent), total: numberWords(recipients) }) : '–',
  },
  {
    key: 'failed',
    head: m.office_campaign_failed(),
    is: 'number secondary',
    cell: ({ failed, doubtful, started }) => (started ? numberWords(failed + doubtful) : '–'),
  },
  {
    key: 'cost',
    head: m.office_campaign_cost(),
    is: 'number secondary',
    cell: ({ sent, parts, part_paisa, started }) =>
      started && part_paisa !== null ? formatMoney(sent * parts * part_paisa, locale) : '–',
  },
  {
    key: 'state',
    head: m.office_state(),
    cell: ({ state, started, created_by, created_at }) => (
      <>
        <span className={stateChip[state]}>{stateWords[state]()}</span>
        <small>
          {m.office_correction_by({
            name: (started?.by ?? created_by).name,
            when: formatWhen(new Date(started?.at ?? created_at), new Date(), locale),
          })}
        </small>
      </>
    ),
  },
]

import type { decideDoubtful, listCampaignRecipients } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get, post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import { type Campaign, campaignsPath, type Recipient } from './campaign-types.ts'
import { recipientStates, recipientWords, whyWords } from './campaign-words.ts'
import { usePress } from './use-press.ts'

/** Who it is for and what became of each; of those in doubt somebody decides here. */
export function RecipientsCard({ campaign }: { campaign: Campaign }) {
  const { query, change } = useQueried()
  const may = useMay()
  const state = recipientStates.find((each) => each === query.get('show'))
  const { data, error, refetch } = useQuery({
    ...get<typeof listCampaignRecipients>(`${campaignsPath}/:id/recipients`, {
      params: { id: campaign.id },
      query: { state, after: query.get('after') ?? undefined },
    }),
    placeholderData: keepPreviousData,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(campaignsPath))) void refetch()
  })
  const canDecide = campaign.doubtful > 0 && may('campaigns.write') && campaign.state !== 'fuse'
  return (
    <section className={`card ${styles.card}`} aria-labelledby="recipients">
      <header>
        <h2 id="recipients">{m.office_campaign_recipients()}</h2>
        <span className={`chip chip-line ${styles.end}`}>{numberWords(campaign.recipients)}</span>
      </header>
      {canDecide && <Doubts campaign={campaign} />}
      <div className={styles.tools}>
        <Pills
          choices={[undefined, ...recipientStates].map((each) => ({
            value: each,
            label: each ? recipientWords[each]() : m.office_list_all(),
          }))}
          value={state}
          onChange={(show) => change({ show })}
        />
      </div>
      {error && !data && <Unread error={error} retry={refetch} />}
      {!data && !error && <p role="status">{m.office_loading()}</p>}
      {data?.rows.length === 0 && <p className={styles.message}>{m.office_recipient_none()}</p>}
      {data && data.rows.length > 0 && <RowsTable columns={columns()} rows={data.rows} />}
      <NextPage next={data?.next} onNext={(after) => change({ after })} />
    </section>
  )
}

const chips: Record<Recipient['state'], string> = {
  waiting: 'chip chip-line',
  sending: 'chip chip-brand',
  sent: 'chip chip-ok',
  failed: 'chip chip-bad',
  doubtful: 'chip',
  held: 'chip chip-line',
}

const columns = (): Column<Recipient>[] => [
  {
    key: 'name',
    head: m.office_recipient_doctor(),
    cell: ({ name, code }) => (
      <>
        {name}
        <small>{whyWords(code)}</small>
      </>
    ),
  },
  {
    key: 'state',
    head: m.office_state(),
    cell: ({ state, delivery }) => (
      <>
        <span className={chips[state]}>{recipientWords[state]()}</span>
        {delivery && (
          <small>{delivery === 'delivered' ? m.office_recipient_arrived() : m.office_recipient_not_arrived()}</small>
        )}
      </>
    ),
  },
  {
    key: 'tries',
    head: m.office_recipient_tries(),
    is: 'number secondary',
    cell: ({ tries }) => numberWords(tries),
  },
  {
    key: 'when',
    head: m.office_recipient_when(),
    is: 'secondary',
    cell: ({ tried_at, gateway }) => (
      <>
        {tried_at ? formatWhen(new Date(tried_at), new Date(), getLocale()) : '–'}
        <small>{gateway}</small>
      </>
    ),
  },
]

/** Whether they have it nobody can say: somebody decides whether they get it again. */
function Doubts({ campaign }: { campaign: Campaign }) {
  const [verdict, setVerdict] = useState<'sent' | 'again'>()
  const { refresh } = usePress()
  const count = numberWords(campaign.doubtful)
  return (
    <div className={styles.note}>
      <p>{m.office_campaign_doubt({ count })}</p>
      <div className={styles.acts}>
        <button type="button" className="btn btn-line btn-sm" onClick={() => setVerdict('sent')}>
          {m.office_campaign_doubt_sent()}
        </button>
        <button type="button" className="btn btn-line btn-sm" onClick={() => setVerdict('again')}>
          {m.office_campaign_doubt_again()}
        </button>
      </div>
      {verdict && (
        <ActDialog
          title={verdict === 'sent' ? m.office_campaign_doubt_sent() : m.office_campaign_doubt_again()}
          isGrave={verdict === 'again'}
          act={async () => {
            const body = { verdict, doctor_ids: null }
            await post<typeof decideDoubtful>(`${campaignsPath}/:id/doubtful`, body, { params: { id: campaign.id } })
            await refresh()
          }}
          onClose={() => setVerdict(undefined)}
        >
          <p>
            {verdict === 'sent'
              ? m.office_campaign_doubt_sent_text({ count })
              : m.office_campaign_doubt_again_text({ count })}
          </p>
        </ActDialog>
      )}
    </div>
  )
}

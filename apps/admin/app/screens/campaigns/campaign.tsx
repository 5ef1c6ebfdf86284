import type { readCampaign } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { Presence } from '../../kit/live/presence.tsx'
import { useNews } from '../../kit/live/staff-live.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import { type Campaign, campaignsPath } from './campaign-types.ts'
import { stateChip, stateWords } from './campaign-words.ts'
import { OpenCampaign } from './open-campaign.tsx'
import { RecipientsCard } from './recipients-card.tsx'
import { SaidCard, StandingCard } from './standing-card.tsx'

/** One campaign: written, rehearsed and started, and followed until everybody has it. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...get<typeof readCampaign>(`${campaignsPath}/:id`, { params: { id } }),
    throwOnError: isNotThere,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(campaignsPath))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  return <Shown key={data.campaign.id} campaign={data.campaign} />
}

function Shown({ campaign }: { campaign: Campaign }) {
  const may = useMay()
  const { state, started, created_by, created_at } = campaign
  const when = (at: string) => formatWhen(new Date(at), new Date(), getLocale())
  const isOpen = state === 'draft' || state === 'rehearsed'
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs steps={[{ to: '/campaigns', text: m.office_menu_campaigns() }]} />
          <div className={styles.title}>
            <h1>{campaign.title}</h1>
            <span className={stateChip[state]}>{stateWords[state]()}</span>
            <Presence of={`${campaignsPath}/${campaign.id}`} />
          </div>
          <p className="meta">
            {started
              ? m.office_campaign_started_by({ name: started.by.name, when: when(started.at) })
              : m.office_campaign_made_by({ name: created_by.name, when: when(created_at) })}
          </p>
        </div>
      </div>
      {isOpen && may('campaigns.write') ? (
        <OpenCampaign campaign={campaign} />
      ) : (
        <div className={styles.cols} data-is="left">
          <div>
            {!isOpen && <StandingCard campaign={campaign} />}
            {!isOpen && <RecipientsCard campaign={campaign} />}
          </div>
          <SaidCard campaign={campaign} />
        </div>
      )}
    </>
  )
}

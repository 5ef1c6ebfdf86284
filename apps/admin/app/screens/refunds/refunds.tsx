import type { listRefunds } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { useNews } from '../../kit/live/staff-live.ts'
import { WaitingLines } from '../../kit/money/waiting-lines.tsx'
import { Unread } from '../../kit/screens/unread.tsx'
import { Decision } from './decision.tsx'
import { FailedLine, LostLine, PayoutLine, RequestLine } from './refund-lines.tsx'
import { type Open, path } from './refund-types.ts'

/** Money that is to go back and waits for somebody: doctors’ wishes, proposals, second signatures, refunds that failed or nobody heard of. */
export function Component() {
  const { data, error, refetch } = useQuery(get<typeof listRefunds>(path))
  const [open, setOpen] = useState<Open>()
  useNews((news) => {
    const isOurs = news === 'resync' || (news.kind === 'changed' && /\/(refund|payments)/.test(news.path))
    if (isOurs) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const { requests, payouts, lost, failed } = data
  const toSign = payouts.filter(({ state }) => state === 'to_sign')
  const asked = requests.filter(({ request }) => request.state !== 'granted')
  const unsent = requests.filter(({ request }) => request.state === 'granted')
  const proposed = payouts.filter(({ state }) => state === 'proposed')
  const isEmpty = requests.length + payouts.length + lost.length + failed.length === 0
  return (
    <>
      <div className={styles.head}>
        <h1>{m.office_refunds()}</h1>
      </div>
      {isEmpty && <p className={`card ${styles.message}`}>{m.office_refunds_none()}</p>}
      <WaitingLines title={m.office_refunds_to_sign()} rows={toSign}>
        {(payout) => <PayoutLine key={payout.id} payout={payout} onOpen={setOpen} />}
      </WaitingLines>
      <WaitingLines title={m.office_refunds_unsent()} rows={[...unsent, ...failed]}>
        {(each) =>
          'request' in each ? (
            <RequestLine key={`request-${each.request.id}`} of={each} onOpen={setOpen} />
          ) : (
            <FailedLine key={`failed-${each.id}`} failed={each} onOpen={setOpen} />
          )
        }
      </WaitingLines>
      <WaitingLines title={m.office_refunds_requests()} rows={asked}>
        {(request) => <RequestLine key={request.request.id} of={request} onOpen={setOpen} />}
      </WaitingLines>
      <WaitingLines title={m.office_refunds_proposed()} rows={proposed}>
        {(payout) => <PayoutLine key={payout.id} payout={payout} onOpen={setOpen} />}
      </WaitingLines>
      <WaitingLines title={m.office_refunds_lost()} rows={lost}>
        {(each) => <LostLine key={each.id} lost={each} onOpen={setOpen} />}
      </WaitingLines>
      {open && <Decision open={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

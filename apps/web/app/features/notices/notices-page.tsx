import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useNow } from '../../kit/clock/use-now.ts'
import { useLive } from '../../kit/live/use-live.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { type NoticeList, noticesQuery, renewNotices } from '../../kit/notices/notice-queries.ts'
import { useUnread } from '../../kit/notices/use-unread.ts'
import { NoNotices } from './no-notices.tsx'
import { NoticeFilter } from './notice-filter.tsx'
import { NoticePager } from './notice-pager.tsx'
import { NoticeRows } from './notice-rows.tsx'
import styles from './notices.module.css'
import { NoticesSkeleton } from './notices-skeleton.tsx'
import { readView } from './notices-view.ts'
import { useArrivals } from './use-arrivals.ts'

export function NoticesPage() {
  const view = readView(useSearchParams()[0])
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  const { notices } = useUnread()
  useLive('notice', () => void renewNotices(client))
  return (
    <MyPage title={m.my_notices()}>
      <NoticeFilter view={view} onAllRead={() => setSaid(m.notice_read_all_done())} />
      {/* Where only new ones are shown, the empty board says it. */}
      <p role="status" className={notices === 0 && said && !view.onlyNew ? styles.noticeSaid : 'sr'}>
        {notices === 0 && said}
      </p>
      <Loaded query={useQuery(noticesQuery(view))} errorTitle={m.notice_error()} skeleton={<NoticesSkeleton />}>
        {(list) => <List key={`${view.onlyNew} ${view.page}`} list={list} view={view} />}
      </Loaded>
    </MyPage>
  )
}

function List({ list, view }: { list: NoticeList; view: ReturnType<typeof readView> }) {
  const now = useNow()
  const { ids, newest } = useArrivals(list.notices)
  return (
    <>
      <p role="status" className="sr">
        {newest && m.notice_arrived({ title: newest.title })}
      </p>
      {list.notices.length === 0 ? (
        <NoNotices onlyNew={view.onlyNew} />
      ) : (
        <NoticeRows notices={list.notices} now={now} arrived={ids} />
      )}
      <NoticePager view={view} more={list.more} />
    </>
  )
}

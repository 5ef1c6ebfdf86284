import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { Phrase } from '../../page/phrase.tsx'
import { RichText } from '../../page/rich-text.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { SmartLink } from '../../shell/smart-link.tsx'
import { useNow } from '../devices/use-now.ts'
import { Loaded } from '../my/loaded.tsx'
import { MyPage } from '../my/page.tsx'
import { PageSkeleton } from '../my/page-skeleton.tsx'
import { QuietBoard } from './board-pictures.tsx'
import { NoticeFacts } from './notice-facts.tsx'
import { type Notice, noticeQuery } from './notice-queries.ts'
import { useOpened } from './use-opened.ts'
import './notices.css'

export function NoticePage({ id }: { id: string }) {
  const query = useQuery(noticeQuery(id))
  const title = query.data?.notice.title
  usePageTitle(title)
  useOpened(query.data?.notice)
  const gone = query.data === undefined && query.error instanceof ApiError && [404, 422].includes(query.error.status)
  return (
    <MyPage
      title={title ? <Phrase text={title} /> : m.my_notices()}
      back={{ to: '/my/notices', label: m.my_all_notices() }}
    >
      {gone ? (
        <NoNotice />
      ) : (
        <Loaded query={query} errorTitle={m.notice_error()} skeleton={<PageSkeleton cards={1} />}>
          {({ notice }) => <OneNotice notice={notice} />}
        </Loaded>
      )}
    </MyPage>
  )
}

function OneNotice({ notice }: { notice: Notice }) {
  const now = useNow()
  return (
    <article className="card pad notice">
      <NoticeFacts notice={notice} now={now} />
      <RichText value={notice.body} />
      {notice.link && (
        <SmartLink className="btn btn-brand" to={notice.link}>
          {m.notice_follow()}
          <Icon name="arrow-right" />
        </SmartLink>
      )}
    </article>
  )
}

function NoNotice() {
  return (
    <div className="card">
      <EmptyState
        picture={<QuietBoard />}
        title={m.notice_gone_title()}
        text={m.notice_gone_text()}
        action={
          <Link className="btn btn-line" to="/my/notices">
            {m.my_all_notices()}
          </Link>
        }
      />
    </div>
  )
}

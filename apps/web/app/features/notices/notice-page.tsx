import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { useNow } from '../../kit/clock/use-now.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { PageSkeleton } from '../../kit/my-page/page-skeleton.tsx'
import { type Notice, noticeQuery } from '../../kit/notices/notice-queries.ts'
import { SmartLink } from '../../kit/page/smart-link.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { RichText } from '../../kit/rich-text/rich-text.tsx'
import { QuietBoard } from './board-pictures.tsx'
import { NoticeFacts } from './notice-facts.tsx'
import styles from './notices.module.css'
import { useOpened } from './use-opened.ts'

export function NoticePage({ id }: { id: string }) {
  const query = useQuery(noticeQuery(id))
  const title = query.data?.notice.title
  usePageTitle(title)
  useOpened(query.data?.notice)
  const gone = query.data === undefined && query.error instanceof ApiError && [404, 422].includes(query.error.status)
  return (
    <MyPage
      title={title ? <Phrase text={title} /> : m.my_notices()}
      back={{ to: addressOf('/my/notices'), label: m.my_notices() }}
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
    <article className={`card pad ${styles.notice}`}>
      <NoticeFacts notice={notice} now={now} />
      <RichText value={notice.body} />
      {notice.link && (
        <SmartLink className="btn btn-brand" to={notice.link}>
          {m.notice_follow()}
          <Icon of={arrowRightIcon} />
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
          <Link className="btn btn-line" to={addressOf('/my/notices')}>
            {m.my_notices()}
          </Link>
        }
      />
    </div>
  )
}

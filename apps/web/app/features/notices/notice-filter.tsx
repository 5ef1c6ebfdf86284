import type { readAllNotices } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { tickIcon } from '@prostuti/ui/icons/common'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { request } from '../../api/request.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useSend } from '../../kit/form/use-send.ts'
import { Badge } from '../../kit/notices/badge.tsx'
import { cacheRead, renewNotices } from '../../kit/notices/notice-queries.ts'
import { useUnread } from '../../kit/notices/use-unread.ts'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import styles from './notices.module.css'
import { type NoticesView, viewAddress } from './notices-view.ts'
import '@prostuti/ui/styles/filters.css'

/** All of them, or the new ones; and the way to be done with those at once. */
export function NoticeFilter({ view, onAllRead }: { view: NoticesView; onAllRead: () => void }) {
  const { notices } = useUnread()
  const staff = useStaffView()
  const client = useQueryClient()
  const all = useSend({
    act: (_: undefined) => request<typeof readAllNotices>('POST', '/api/v3/web/doctor/notices/read-all'),
    onDone: async (left) => {
      cacheRead(client, left)
      onAllRead()
      await renewNotices(client)
    },
  })
  const way = (onlyNew: boolean) => ({
    to: viewAddress({ page: 1, onlyNew }),
    'aria-current': view.onlyNew === onlyNew ? ('page' as const) : undefined,
  })
  return (
    <div className={styles.noticeBar}>
      <nav className="filters" aria-label={m.notice_which()}>
        <Link {...way(false)}>{m.notice_all()}</Link>
        <Link {...way(true)}>
          {m.notice_new()}
          <Badge count={notices} />
        </Link>
      </nav>
      {notices > 0 && !staff && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-disabled={all.sending || undefined}
          onClick={() => all.send(undefined)}
        >
          <Icon of={tickIcon} />
          {m.notice_read_all()}
        </button>
      )}
      <FormFailure of={all} />
    </div>
  )
}

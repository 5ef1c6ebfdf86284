import {
  notice_done_text,
  notice_done_title,
  notice_empty_text,
  notice_empty_title,
  notice_see_all,
} from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { QuietBoard, ReadBoard } from './board-pictures.tsx'

export function NoNotices({ onlyNew }: { onlyNew: boolean }) {
  return (
    <div className="card">
      {onlyNew ? (
        <EmptyState
          picture={<ReadBoard />}
          title={notice_done_title()}
          text={notice_done_text()}
          action={
            <Link className="btn btn-line" to="/my/notices">
              {notice_see_all()}
            </Link>
          }
        />
      ) : (
        <EmptyState picture={<QuietBoard />} title={notice_empty_title()} text={notice_empty_text()} />
      )}
    </div>
  )
}

import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { QuietBoard, ReadBoard } from './board-pictures.tsx'

export function NoNotices({ onlyNew }: { onlyNew: boolean }) {
  return (
    <div className="card">
      {onlyNew ? (
        <EmptyState
          picture={<ReadBoard />}
          title={m.notice_done_title()}
          text={m.notice_done_text()}
          action={
            <Link className="btn btn-line" to={addressOf('/my/notices')}>
              {m.notice_see_all()}
            </Link>
          }
        />
      ) : (
        <EmptyState picture={<QuietBoard />} title={m.notice_empty_title()} text={m.notice_empty_text()} />
      )}
    </div>
  )
}

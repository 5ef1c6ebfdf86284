import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { OpenNotebookPicture } from '../open-notebook-picture.tsx'

export function EmptyNotebook() {
  return (
    <div className="card">
      <EmptyState
        picture={<OpenNotebookPicture />}
        title={m.notebook_empty()}
        text={m.notebook_empty_text()}
        action={
          <Link className="btn btn-go" to={addressOf('/quiz-list')}>
            {m.notebook_empty_action()}
          </Link>
        }
      />
    </div>
  )
}

import type { changeQuestions } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import type { BulkActs } from '../../../kit/list/bulk-bar.tsx'
import type { QuestionsChange } from './change-dialog.ts'
import { ChangeState } from './change-state.tsx'
import { ChangeSubject } from './change-subject.tsx'
import { ChangeTags } from './change-tags.tsx'

const path: (typeof changeQuestions)['path'] = '/api/v3/admin/bulk/questions'

const dialogs = [
  { what: 'subject', title: m.office_question_many_subject, Dialog: ChangeSubject },
  { what: 'tags', title: m.office_question_many_tags, Dialog: ChangeTags },
  { what: 'state', title: m.office_question_many_state, Dialog: ChangeState },
]

/** What can be changed in many questions at once: as a job, which says of each how it went. */
export function ChangeMany({ many, onBegun }: Parameters<BulkActs>[0]) {
  const [open, setOpen] = useState<string>()
  const begin = async (change: QuestionsChange, words: string) => {
    const { filter, list, title } = many
    const named = m.office_bulk_title({ list: title, action: words })
    await post<typeof changeQuestions>(path, { change, filter, list, title: named })
    setOpen(undefined)
    await onBegun(words)
  }
  return (
    <>
      {dialogs.map(({ what, title }) => (
        <button key={what} type="button" className="btn btn-line btn-sm" onClick={() => setOpen(what)}>
          {title()}
        </button>
      ))}
      {dialogs.map(
        ({ what, title, Dialog }) =>
          what === open && <Dialog key={what} title={title()} begin={begin} onClose={() => setOpen(undefined)} />,
      )}
    </>
  )
}

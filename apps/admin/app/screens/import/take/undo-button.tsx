import type { undoImport } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { post } from '../../../api/call.ts'
import { AskButton } from '../../../kit/form/ask-button.tsx'
import { count } from '../model/fault-words.ts'
import { importsPath, type ListedImport } from '../model/use-import.ts'

/** Takes the questions of a file out of the bank again, all of them. */
export function UndoButton({ of }: { of: Pick<ListedImport, 'id' | 'file_name' | 'questions'> }) {
  return (
    <AskButton
      path={importsPath}
      label={m.office_import_undo()}
      text={m.office_import_undo_text({ name: of.file_name, count: count(of.questions) })}
      isGrave
      act={() => post<typeof undoImport>(`${importsPath}/:id/undo`, undefined, { params: { id: of.id } })}
    />
  )
}

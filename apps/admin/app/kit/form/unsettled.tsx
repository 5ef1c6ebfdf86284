import * as m from '@prostuti/text/messages'
import type { FieldValues } from 'react-hook-form'
import { Conflict } from './conflict.tsx'
import styles from './form.module.css'
import type { useResourceForm } from './use-resource-form.ts'

type UnsettledProps<Fields extends FieldValues> = {
  editing: ReturnType<typeof useResourceForm<Fields>>
  labels: Record<string, string>
  wordsOf?: (name: string, value: unknown) => unknown
}

/** What must be decided before a form goes on: a draft that was kept, and what somebody else saved meanwhile. */
export function Unsettled<Fields extends FieldValues>({ editing, labels, wordsOf }: UnsettledProps<Fields>) {
  const { form, conflict, settle, dropDraft, hasDraft } = editing
  return (
    <>
      {hasDraft && <DraftNote onDrop={dropDraft} />}
      {conflict && (
        <Conflict
          seen={conflict.seen}
          mine={form.getValues()}
          theirs={conflict.fields}
          by={conflict.changed_by?.name ?? ''}
          labels={labels}
          wordsOf={wordsOf}
          onSettle={settle}
        />
      )}
    </>
  )
}

/** Says that what was typed before is back, and gives the way out of it. */
export const DraftNote = ({ onDrop }: { onDrop: () => void }) => (
  <p className={`note-line ${styles.draft}`}>
    {m.office_draft_restored()}{' '}
    <button type="button" className="link-in" onClick={onDrop}>
      {m.office_draft_drop()}
    </button>
  </p>
)

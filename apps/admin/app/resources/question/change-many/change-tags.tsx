import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import styles from '../question-list.module.css'
import type { ChangeDialogProps } from './change-dialog.ts'

const tagsIn = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** Tags that all of them get, and tags that they lose. */
export function ChangeTags({ title, begin, onClose }: ChangeDialogProps) {
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState('')
  const tags = { add: tagsIn(added), remove: tagsIn(removed) }
  return (
    <ActDialog
      title={title}
      send={m.office_question_many_change()}
      canSend={tags.add.length + tags.remove.length > 0}
      act={() => begin({ what: 'tags', ...tags }, title)}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField
          name="add"
          label={m.office_question_tags_add()}
          hint={m.office_question_tags_hint()}
          value={added}
          onChange={({ currentTarget }) => setAdded(currentTarget.value)}
        />
        <TextField
          name="remove"
          label={m.office_question_tags_remove()}
          value={removed}
          onChange={({ currentTarget }) => setRemoved(currentTarget.value)}
        />
      </div>
    </ActDialog>
  )
}

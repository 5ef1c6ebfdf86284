import type { RowOf, subjectResource, topicResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import { PickOne } from '../../../kit/pick/pick-one.tsx'
import styles from '../question-list.module.css'
import type { ChangeDialogProps } from './change-dialog.ts'

/** Another subject for all of them, and a topic of it. */
export function ChangeSubject({ title, begin, onClose }: ChangeDialogProps) {
  const [subject, setSubject] = useState<number | null>(null)
  const [topic, setTopic] = useState<number | null>(null)
  return (
    <ActDialog
      title={title}
      send={m.office_question_many_change()}
      canSend={subject !== null}
      act={async () => {
        if (subject !== null) await begin({ what: 'subject', subject_id: subject, topic_id: topic }, title)
      }}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <PickOne<RowOf<typeof subjectResource>>
          path="/api/v3/admin/subjects"
          label={m.office_subject()}
          value={subject}
          wordsOf={({ name }) => pickText(name, getLocale())}
          onChange={(id) => {
            setSubject(id)
            setTopic(null)
          }}
        />
        <PickOne<RowOf<typeof topicResource>>
          path="/api/v3/admin/topics"
          query={subject === null ? {} : { subject }}
          label={m.office_topic()}
          note={m.office_optional()}
          value={topic}
          wordsOf={({ name }) => pickText(name, getLocale())}
          onChange={(id, row) => {
            setTopic(id)
            if (row) setSubject(row.subject_id)
          }}
        />
      </div>
    </ActDialog>
  )
}

import type { RowOf, subjectResource, topicResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { FieldError } from '@prostuti/ui/field'
import { useFormContext, useWatch } from 'react-hook-form'
import { PickOne } from '../../../kit/pick/pick-one.tsx'
import { Segments } from '../../../kit/preview/segments.tsx'
import type { QuestionFields } from '../../../kit/question/question-types.ts'
import styles from '../editor.module.css'
import { keyOfType } from '../model/edit-key.ts'
import { TagsBox } from './tags-box.tsx'

type SubjectRow = RowOf<typeof subjectResource>
type TopicRow = RowOf<typeof topicResource>

/** What a question is, and where it stands in the bank. */
export function AboutCard({ disabled }: { disabled: boolean }) {
  const { control, setValue, getValues, getFieldState, formState, clearErrors } = useFormContext<QuestionFields>()
  const [type, subjectId, topicId, difficulty] = useWatch({
    control,
    name: ['type', 'subject_id', 'topic_id', 'difficulty'],
  })
  const wrong = (name: 'type' | 'subject_id' | 'topic_id') => getFieldState(name, formState).error?.message
  const put = <Name extends 'subject_id' | 'topic_id' | 'difficulty'>(name: Name, value: QuestionFields[Name]) =>
    setValue(name, value as never, { shouldDirty: true })
  const turn = (to: QuestionFields['type']) => {
    const ids = getValues('parts').map(({ id }) => id)
    setValue('type', to, { shouldDirty: true })
    setValue('key', keyOfType(getValues('key'), to, ids), { shouldDirty: true })
  }
  return (
    <section className={`card ${styles.card}`} aria-label={m.office_question_about()}>
      <fieldset className={`${styles.pad} ${styles.grid} ${styles.about}`} disabled={disabled}>
        <div className="field">
          <span className="lbl">{m.office_question_type()}</span>
          <Segments
            name="type"
            label={m.office_question_type()}
            value={type}
            choices={[
              { value: 'sba', label: m.office_question_sba() },
              { value: 'mcq', label: m.office_question_mcq() },
            ]}
            onChange={turn}
          />
          {wrong('type') && <FieldError>{wrong('type')}</FieldError>}
        </div>
        <PickOne<SubjectRow>
          path="/api/v3/admin/subjects"
          label={m.office_subject()}
          value={subjectId || null}
          wordsOf={({ name }) => pickText(name, getLocale())}
          create="/subjects/new"
          error={wrong('subject_id')}
          disabled={disabled}
          onChange={(id) => {
            clearErrors('subject_id')
            put('subject_id', id ?? 0)
            put('topic_id', null)
          }}
        />
        <PickOne<TopicRow>
          path="/api/v3/admin/topics"
          query={subjectId ? { subject: subjectId } : {}}
          label={m.office_topic()}
          note={m.office_optional()}
          value={topicId}
          wordsOf={({ name }) => pickText(name, getLocale())}
          noteOf={({ subject }) => pickText(subject, getLocale())}
          create="/topics/new"
          error={wrong('topic_id')}
          disabled={disabled}
          onChange={(id, row) => {
            put('topic_id', id)
            if (row) put('subject_id', row.subject_id)
          }}
        />
        <div className="field">
          <span className="lbl">{m.office_question_difficulty()}</span>
          <Segments
            name="difficulty"
            label={m.office_question_difficulty()}
            value={difficulty ?? ''}
            choices={[
              { value: 'easy', label: m.office_question_easy() },
              { value: 'medium', label: m.office_question_medium() },
              { value: 'hard', label: m.office_question_hard() },
            ]}
            onChange={(value) =>
              put('difficulty', value === difficulty ? null : (value as QuestionFields['difficulty']))
            }
          />
        </div>
        <TagsBox disabled={disabled} />
      </fieldset>
    </section>
  )
}

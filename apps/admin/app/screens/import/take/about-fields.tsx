import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { type Import, useSubjects } from '../model/use-import.ts'
import { Tags } from '../rows/more-fields.tsx'

export type About = Pick<Import, 'subject_id' | 'topic_id' | 'tags'>

type AboutFieldsProps = { about: About; error?: string | undefined; onChange: (about: About) => void }

/** What the questions are about where the file does not say. */
export function AboutFields({ about, error, onChange }: AboutFieldsProps) {
  const subjects = useSubjects()
  const subject = subjects.find(({ id }) => id === about.subject_id)
  const choices = (of: { id: number; name: { bn: string; en?: string | undefined } }[]) =>
    of.map(({ id, name }) => ({ value: id, label: getLocale() === 'en' ? (name.en ?? name.bn) : name.bn }))
  const chosen = (value: string) => (value === '' ? null : Number(value))
  return (
    <>
      <SelectField
        name="subject_id"
        label={m.office_import_subject()}
        error={error}
        placeholder={m.office_import_choose_subject()}
        options={choices(subjects)}
        value={about.subject_id ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...about, subject_id: chosen(value), topic_id: null })}
      />
      {subject && subject.topics.length > 0 && (
        <SelectField
          name="topic_id"
          label={m.office_import_topic()}
          note={m.office_optional()}
          placeholder={m.office_import_no_topic()}
          options={choices(subject.topics)}
          value={about.topic_id ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...about, topic_id: chosen(value) })}
        />
      )}
      <Tags tags={about.tags} onChange={(tags) => onChange({ ...about, tags })} />
    </>
  )
}

import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { TextField } from '@prostuti/ui/text-field'
import { X } from 'lucide-react'
import { count, words } from '../../../kit/list/list-cells.tsx'
import type { Desk } from '../use-desk.ts'
import type { TypedShare } from './typed-shares.ts'

type ShareLineProps = {
  line: TypedShare
  /** Which of the lines it is, counted from 1. */
  number: number
  desk: Desk
  onChange: (change: Partial<TypedShare>) => void
  onRemove: () => void
}

/** How many questions of one subject, or of one topic of it, a section shall have. */
export function ShareLine({ line, number, desk, onChange, onRemove }: ShareLineProps) {
  const { sections, subjects, topics } = desk
  return (
    <li aria-label={m.office_shares_line({ number: count(number) })}>
      {sections.length > 1 && (
        <SelectField
          name={`section-${line.id}`}
          label={m.office_shares_section()}
          value={line.section}
          onChange={({ currentTarget }) => onChange({ section: currentTarget.value })}
          placeholder={m.office_choose()}
          options={sections.map(({ key, name }) => ({ value: key, label: words(name) }))}
        />
      )}
      <SelectField
        name={`subject-${line.id}`}
        label={m.office_shares_subject()}
        value={String(line.subject_id)}
        onChange={({ currentTarget }) => onChange({ subject_id: Number(currentTarget.value), topic_id: null })}
        placeholder={m.office_choose()}
        options={subjects.map(({ id, name }) => ({ value: String(id), label: words(name) }))}
      />
      <SelectField
        name={`topic-${line.id}`}
        label={m.office_shares_topic()}
        value={line.topic_id === null ? '' : String(line.topic_id)}
        onChange={({ currentTarget }) =>
          onChange({ topic_id: currentTarget.value === '' ? null : Number(currentTarget.value) })
        }
        placeholder={m.office_shares_any_topic()}
        options={topics
          .filter(({ subject_id }) => subject_id === line.subject_id)
          .map(({ id, name }) => ({ value: String(id), label: words(name) }))}
      />
      <TextField
        name={`count-${line.id}`}
        label={m.office_shares_count()}
        inputMode="numeric"
        value={line.questions}
        onChange={({ currentTarget }) => onChange({ questions: currentTarget.value })}
      />
      <button
        type="button"
        className="icon-btn"
        aria-label={m.office_shares_remove({ number: count(number) })}
        onClick={onRemove}
      >
        <X aria-hidden="true" size={18} />
      </button>
    </li>
  )
}

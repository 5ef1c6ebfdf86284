import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useId, useState } from 'react'
import importStyles from '../import.module.css'
import { useSubjects } from '../model/use-import.ts'
import type { MendedFields, RowFields } from '../model/use-mending.ts'
import styles from './form.module.css'

type MoreFieldsProps = { fields: RowFields; onChange: (patch: MendedFields, now?: boolean) => void }

/** What an examinee does not see while answering: explanation, subject, source. */
export function MoreFields({ fields, onChange }: MoreFieldsProps) {
  const { explanation, subject, topic, reference, tags, fixed_order } = fields
  const subjects = useSubjects()
  const list = useId()
  const say = (name: { bn: string; en?: string | undefined }) => (getLocale() === 'en' ? (name.en ?? name.bn) : name.bn)
  return (
    <details className={styles.more}>
      <summary>{m.office_import_more_fields()}</summary>
      <div className="stack">
        <label className={styles.words1}>
          <span className="lbl">{m.office_import_explanation()}</span>
          <textarea
            className={`input ${styles.grow}`}
            rows={1}
            value={explanation?.bn ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ explanation: value === '' ? null : { ...explanation, bn: value } })
            }
          />
        </label>
        <div className={styles.pair}>
          <label className={styles.words1}>
            <span className="lbl">{m.office_import_subject()}</span>
            <div className="select-wrap">
              <select
                className="input"
                value={subject ?? ''}
                onChange={({ currentTarget: { value } }) => onChange({ subject: value || null }, true)}
              >
                <option value="">{m.office_import_subject_default()}</option>
                {subject !== null && !subjects.some(({ name }) => name.bn === subject) && <option>{subject}</option>}
                {subjects.map(({ id, name }) => (
                  <option key={id} value={name.bn}>
                    {say(name)}
                  </option>
                ))}
              </select>
            </div>
          </label>
          <label className={styles.words1}>
            <span className="lbl">{m.office_import_topic()}</span>
            <input
              className="input"
              list={list}
              value={topic ?? ''}
              onChange={({ currentTarget: { value } }) => onChange({ topic: value || null })}
            />
          </label>
        </div>
        <datalist id={list}>
          {subjects
            .filter(({ name }) => subject === null || name.bn === subject)
            .flatMap(({ topics }) => topics)
            .map(({ id, name }) => (
              <option key={id} value={name.bn} />
            ))}
        </datalist>
        <div className={styles.pair}>
          <label className={styles.words1}>
            <span className="lbl">{m.office_import_reference()}</span>
            <input
              className="input"
              value={reference ?? ''}
              onChange={({ currentTarget: { value } }) => onChange({ reference: value || null })}
            />
          </label>
          <Tags tags={tags} onChange={(next) => onChange({ tags: next })} />
        </div>
        <label className={importStyles.tick}>
          <input
            type="checkbox"
            checked={fixed_order}
            onChange={({ currentTarget }) => onChange({ fixed_order: currentTarget.checked }, true)}
          />
          {m.office_import_fixed_order()}
        </label>
      </div>
    </details>
  )
}

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,،\n]/)
      .map((tag) => tag.trim().slice(0, 60))
      .filter((tag) => tag !== ''),
  ),
]

/** Words with commas between them; what is typed stays as it is typed until the box is left. */
export function Tags({ tags, onChange }: { tags: string[]; onChange: (tags: string[]) => void }) {
  const [typed, setTyped] = useState<string>()
  return (
    <label className={styles.words1}>
      <span className="lbl">{m.office_import_tags()}</span>
      <input
        className="input"
        value={typed ?? tags.join(', ')}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          onChange(tagsIn(value))
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}

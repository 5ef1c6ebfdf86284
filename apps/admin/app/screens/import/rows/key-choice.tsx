import * as m from '@prostuti/text/messages'
import type { RowFields } from '../model/use-mending.ts'
import styles from './form.module.css'

type Key = RowFields['key']
type Truth = 'T' | 'F' | 'either'
type KeyChoiceProps = {
  fields: RowFields
  id: number
  letter: string /** Of the group of radios. */
  name: string
  onChange: (key: Key) => void
}

/** Which option is right, or whether a stem is true: pressed on its letter. */
export function KeyChoice({ fields, id, letter, name, onChange }: KeyChoiceProps) {
  if (fields.type === 'sba') {
    const isRight = fields.key?.type === 'sba' && fields.key.options.includes(id)
    return (
      <label className={styles.letter}>
        <input
          type="radio"
          className="sr"
          name={name}
          checked={isRight}
          aria-label={m.office_import_is_right({ letter })}
          onChange={() => onChange({ type: 'sba', options: [id] })}
        />
        <span aria-hidden="true">{letter}</span>
      </label>
    )
  }
  const truth = fields.key?.type === 'mcq' ? fields.key.stems[String(id)] : undefined
  const say = (next: 'T' | 'F') => onChange(withTruth(fields, id, next))
  return (
    <fieldset className={styles.truth}>
      <legend className="sr">{m.office_import_truth_of({ letter })}</legend>
      <span aria-hidden="true">{letter}</span>
      {(['T', 'F'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={truth === each || truth === 'either'} onClick={() => say(each)}>
          <span aria-hidden="true">{each}</span>
          <span className="sr">{each === 'T' ? m.office_import_true() : m.office_import_false()}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** A key of stems is whole or none: until each has been said it is kept in the form alone. */
function withTruth({ key, parts }: RowFields, id: number, truth: 'T' | 'F'): Key {
  const stems: Record<string, Truth> = {}
  for (const { id: each } of parts) {
    const said = each === id ? truth : key?.type === 'mcq' ? key.stems[String(each)] : undefined
    if (said !== undefined) stems[String(each)] = said
  }
  return { type: 'mcq', stems }
}

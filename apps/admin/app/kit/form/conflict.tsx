import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import styles from './conflict.module.css'
import { type Differing, differingFields } from './field-diff.ts'
import { ValueWords } from './value-words.tsx'

type ConflictProps = {
  mine: Record<string, unknown>
  theirs: Record<string, unknown>
  by: string
  labels: Record<string, string>
  /** With the fields as they were chosen, on top of the other's version. */
  onSettle: (chosen: Record<string, unknown>) => void
}

/** Somebody else saved first: both versions side by side, field by field, and nobody's words are lost. */
export function Conflict({ mine, theirs, by, labels, onSettle }: ConflictProps) {
  const differing = differingFields(mine, theirs)
  const [taken, setTaken] = useState<Record<string, 'mine' | 'theirs'>>({})
  const choiceOf = ({ name }: Differing) => taken[name] ?? 'mine'
  const settle = () => {
    const kept = differing.filter((each) => choiceOf(each) === 'theirs').map(({ name }) => [name, theirs[name]])
    onSettle({ ...mine, ...Object.fromEntries(kept) })
  }
  return (
    <section className={styles.conflict} role="alert" aria-label={m.office_conflict_title()}>
      <h2>{m.office_conflict_title()}</h2>
      <p>{m.office_conflict_text({ name: by })}</p>
      <ul>
        {differing.map((each) => (
          <li key={each.name}>
            <fieldset>
              <legend>{labels[each.name] ?? each.name}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name={`conflict-${each.name}`}
                    checked={choiceOf(each) === side}
                    onChange={() => setTaken({ ...taken, [each.name]: side })}
                  />
                  <span>
                    <b>{side === 'mine' ? m.office_conflict_mine() : m.office_conflict_theirs({ name: by })}</b>
                    <ValueWords value={each[side]} />
                  </span>
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-brand" onClick={settle}>
        {m.office_conflict_settle()}
      </button>
    </section>
  )
}

import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import styles from './conflict.module.css'
import type { Differing } from './field-diff.ts'
import { mergeFields, withTheirs } from './merge-fields.ts'
import { ValueWords } from './value-words.tsx'

type ConflictProps = {
  /** What the writer began with, where that is known. */
  seen?: Record<string, unknown> | undefined
  mine: Record<string, unknown>
  theirs: Record<string, unknown>
  by: string
  labels: Record<string, string>
  /** A value as people read it, where its own words do not say it. */
  wordsOf?: (name: string, value: unknown) => unknown
  /** With the fields as they were chosen, on top of the other's version. */
  onSettle: (chosen: Record<string, unknown>) => void
}

/** Somebody else saved first: what only they changed stays, and where both wrote, both stand side by side. Nobody's words are lost. */
export function Conflict({ seen, mine, theirs, by, labels, wordsOf = (_, value) => value, onSettle }: ConflictProps) {
  const { clashes, theirsAlone } = mergeFields({ seen, mine, theirs })
  const [taken, setTaken] = useState<Record<string, 'mine' | 'theirs'>>({})
  const choiceOf = ({ name }: Differing) => taken[name] ?? 'mine'
  const settle = () =>
    onSettle(withTheirs(mine, [...theirsAlone, ...clashes.filter((each) => choiceOf(each) === 'theirs')]))
  return (
    <section className={styles.conflict} role="alert" aria-label={m.office_conflict_title()}>
      <h2>{m.office_conflict_title()}</h2>
      <p>{clashes.length > 0 ? m.office_conflict_text({ name: by }) : m.office_conflict_elsewhere({ name: by })}</p>
      {theirsAlone.length > 0 && (
        <dl>
          {theirsAlone.map(({ name, theirs: value }) => (
            <div key={name}>
              <dt>{labelOf(labels, name)}</dt>
              <dd>
                <b>{m.office_conflict_theirs({ name: by })}</b>
                <ValueWords value={wordsOf(name, value)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul>
        {clashes.map((each) => (
          <li key={each.name}>
            <fieldset>
              <legend>{labelOf(labels, each.name)}</legend>
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
                    <ValueWords value={wordsOf(each.name, each[side])} />
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

function labelOf(labels: Record<string, string>, name: string): string {
  const [field, language] = name.split('.') as [string, string | undefined]
  const what = labels[field] ?? field
  if (language === undefined) return what
  return language === 'bn' ? m.office_in_bengali({ what }) : m.office_in_english({ what })
}

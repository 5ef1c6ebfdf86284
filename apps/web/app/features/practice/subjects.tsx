import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { boldCloseIcon } from '@prostuti/ui/icons/common'
import { useRef } from 'react'
import { useNextFocus } from '../../kit/form/use-next-focus.ts'
import { type Builder, type Choices, type Counts, toggled } from './choices.ts'
import styles from './practice.module.css'

type SubjectsProps = {
  data: Builder
  counts: Counts | undefined
  choices: Choices
  onChange: (change: Partial<Choices>) => void
}

/** Several at once, or all of them; in their place the topics that a link brought along, until these are taken out. */
export function Subjects({ data: { subjects, topics }, counts, choices, onChange }: SubjectsProps) {
  const locale = getLocale()
  const { subject_ids: chosen, topic_ids: wanted } = choices
  const linked = topics.filter(({ id }) => wanted.includes(id))
  const part = useRef<HTMLFieldSetElement>(null)
  useNextFocus(linked.length, () => part.current?.querySelector('button'))
  return (
    <fieldset ref={part} className={styles.part}>
      <legend>{m.practice_subjects()}</legend>
      {linked.length > 0 ? (
        <ul className={styles.topics} aria-label={m.practice_topics()}>
          {linked.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className="chip chip-brand"
                onClick={() => onChange({ topic_ids: toggled(wanted, id) })}
              >
                {name}
                <Icon of={boldCloseIcon} size="sm" />
                <span className="sr">{m.practice_topic_off()}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className={`filters ${styles.chips}`}>
          <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChange({ subject_ids: [] })}>
            {m.practice_subjects_all()}
          </button>
          {subjects.map(({ id, name, count }) => (
            <button
              key={id}
              type="button"
              aria-pressed={chosen.includes(id)}
              onClick={() => onChange({ subject_ids: toggled(chosen, id) })}
            >
              {name}
              <span className="num">{formatNumber(counts ? (counts.subjects[id] ?? 0) : count, locale)}</span>
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

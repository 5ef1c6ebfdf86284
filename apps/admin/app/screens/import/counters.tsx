import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import styles from './import.module.css'
import { count, listNumbers } from './model/fault-words.ts'
import { countAll, type Import, useSubjects } from './model/use-import.ts'
import { DefaultsDialog } from './take/defaults-dialog.tsx'

/** What was found, and how much of it can be taken. */
export function Counters({ of }: { of: Import }) {
  const [isOpen, setIsOpen] = useState(false)
  const { counts, groups } = of
  const isTaken = of.state === 'taken'
  return (
    <section className={`card ${styles.counters}`} aria-label={m.office_import_figures()}>
      <dl>
        <Figure name={m.office_import_found_name()} value={countAll(counts)}>
          {extras(of)}
        </Figure>
        <Figure
          name={isTaken ? m.office_import_taken_name() : m.office_import_ready_name()}
          value={isTaken ? counts.taken : counts.ready}
          is="brand"
        >
          <About of={of} onChange={() => setIsOpen(true)} />
        </Figure>
        <Figure name={m.office_import_look_name()} value={counts.look}>
          {groups
            .filter(({ weight }) => weight === 'look')
            .slice(0, 2)
            .map(({ code, count: many }) =>
              code === 'similar'
                ? m.office_import_similar_count({ count: count(many) })
                : m.office_import_other_look_count({ count: count(many) }),
            )
            .join(', ')}
        </Figure>
        <Figure name={m.office_import_cannot_name()} value={counts.cannot} is={counts.cannot > 0 ? 'bad' : undefined}>
          {counts.cannot > 0 && whichCannot(of)}
        </Figure>
      </dl>
      {isOpen && <DefaultsDialog of={of} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

type FigureProps = { name: string; value: number; is?: 'brand' | 'bad' | undefined; children: React.ReactNode }

const Figure = ({ name, value, is, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={styles.figure} data-is={is}>
      {count(value)}
    </dd>
    <dd className={styles.about}>{children}</dd>
  </div>
)

function extras({ pictures, formulas }: Import): string {
  const said = [
    pictures > 0 && m.office_import_pictures({ count: count(pictures) }),
    formulas > 0 && m.office_import_formulas({ count: count(formulas) }),
  ]
  return said.filter(Boolean).join(', ')
}

/** What the questions are about where the file does not say, and the way to change it. */
function About({ of, onChange }: { of: Import; onChange: () => void }) {
  const subjects = useSubjects()
  const subject = subjects.find(({ id }) => id === of.subject_id)
  const topic = subject?.topics.find(({ id }) => id === of.topic_id)
  const say = (name: { bn: string; en?: string | undefined }) => (getLocale() === 'en' ? (name.en ?? name.bn) : name.bn)
  return (
    <>
      {subject && `${say(subject.name)}${topic ? `, ${say(topic.name)}` : ''} `}
      {!subject &&
        of.without_subject > 0 &&
        `${m.office_import_without_subject({ count: count(of.without_subject) })} `}
      <button type="button" className="link-in" onClick={onChange}>
        {subject ? m.office_import_change() : m.office_import_choose_subject()}
      </button>
    </>
  )
}

const shownAtMost = 6

function whichCannot({ groups, counts }: Import): string {
  const numbers = groups.filter(({ weight }) => weight === 'cannot').flatMap((group) => group.numbers)
  const first = [...new Set(numbers)].sort((one, other) => one - other).slice(0, shownAtMost)
  const more = counts.cannot - first.length
  return more > 0
    ? m.office_import_numbers_and_more({ numbers: first.map(count).join(', '), count: count(more) })
    : m.office_import_numbers({ numbers: listNumbers(first) })
}

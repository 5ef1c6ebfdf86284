import { toLatinDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { SelectField } from '@prostuti/ui/select-field'
import { TextField } from '@prostuti/ui/text-field'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { count, words } from '../../../kit/list/list-cells.tsx'
import styles from '../builder.module.css'
import type { Desk, Step } from '../use-desk.ts'

type Line = Extract<Step, { kind: 'blueprint' }>['lines'][number]
type Typed = Omit<Line, 'questions'> & { questions: string; id: number }

type SharesDialogProps = { desk: Desk; onClose: () => void; onSave: (lines: Line[]) => Promise<void> }

let lastId = 0
const typedOf = ({ questions, ...line }: Line): Typed => {
  lastId += 1
  return { ...line, questions: count(questions), id: lastId }
}

const numberIn = (typed: string): number => Number.parseInt(toLatinDigits(typed), 10)

/** How many questions of which subject each section shall have. */
export function SharesDialog({ desk, onClose, onSave }: SharesDialogProps) {
  const { sections, subjects, topics } = desk
  const [lines, setLines] = useState<Typed[]>(() => desk.blueprint.map(({ found: _, ...line }) => typedOf(line)))
  const change = (id: number, given: Partial<Typed>) =>
    setLines((all) => all.map((line) => (line.id === id ? { ...line, ...given } : line)))
  const add = () => {
    const last = lines.at(-1)
    const section = last?.section ?? sections[0]?.key ?? ''
    const taken = new Set(lines.filter((line) => line.section === section).map(({ subject_id }) => subject_id))
    const subject = subjects.find(({ id }) => !taken.has(id)) ?? subjects[0]
    if (subject) setLines([...lines, typedOf({ section, subject_id: subject.id, topic_id: null, questions: 10 })])
  }
  const valid = lines.flatMap(({ id: _, questions, ...line }) => {
    const number = numberIn(questions)
    return number > 0 ? [{ ...line, questions: number }] : []
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_shares_title()}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={() => setLines(asItIs(desk).map(typedOf))}>
            {m.office_shares_as_is()}
          </button>
          <button type="button" className="btn btn-go" onClick={() => void onSave(valid)}>
            {m.office_save()}
          </button>
        </>
      }
    >
      <div className="stack">
        <p>{m.office_shares_text()}</p>
        <ol className={styles.lines}>
          {lines.map((line, at) => (
            <li key={line.id} aria-label={m.office_shares_line({ number: count(at + 1) })}>
              {sections.length > 1 && (
                <SelectField
                  name={`section-${line.id}`}
                  label={m.office_shares_section()}
                  value={line.section}
                  onChange={({ currentTarget }) => change(line.id, { section: currentTarget.value })}
                  placeholder={m.office_choose()}
                  options={sections.map(({ key, name }) => ({ value: key, label: words(name) }))}
                />
              )}
              <SelectField
                name={`subject-${line.id}`}
                label={m.office_shares_subject()}
                value={String(line.subject_id)}
                onChange={({ currentTarget }) =>
                  change(line.id, { subject_id: Number(currentTarget.value), topic_id: null })
                }
                placeholder={m.office_choose()}
                options={subjects.map(({ id, name }) => ({ value: String(id), label: words(name) }))}
              />
              <SelectField
                name={`topic-${line.id}`}
                label={m.office_shares_topic()}
                value={line.topic_id === null ? '' : String(line.topic_id)}
                onChange={({ currentTarget }) =>
                  change(line.id, { topic_id: currentTarget.value === '' ? null : Number(currentTarget.value) })
                }
                placeholder={m.office_shares_any_topic()}
                options={[
                  ...topics
                    .filter(({ subject_id }) => subject_id === line.subject_id)
                    .map(({ id, name }) => ({ value: String(id), label: words(name) })),
                ]}
              />
              <TextField
                name={`count-${line.id}`}
                label={m.office_shares_count()}
                inputMode="numeric"
                value={line.questions}
                onChange={({ currentTarget }) => change(line.id, { questions: currentTarget.value })}
              />
              <button
                type="button"
                className="icon-btn"
                aria-label={m.office_shares_remove({ number: count(at + 1) })}
                onClick={() => setLines(lines.filter(({ id }) => id !== line.id))}
              >
                <X aria-hidden="true" size={18} />
              </button>
            </li>
          ))}
        </ol>
        <div className={styles.linesFoot}>
          <button type="button" className="btn btn-line btn-sm" onClick={add}>
            <Plus aria-hidden="true" size={16} /> {m.office_shares_add()}
          </button>
          <p className={styles.meta} role="status">
            {sections
              .flatMap(({ key, name, quota }) => {
                const sum = valid
                  .filter(({ section }) => section === key)
                  .reduce((all, { questions }) => all + questions, 0)
                return quota === null
                  ? []
                  : [m.office_shares_sum({ section: words(name), found: count(sum), quota: count(quota) })]
              })
              .join(' · ')}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

/** The shares that the questions of the paper have already. */
function asItIs({ questions }: Desk): Line[] {
  const sums = new Map<string, Line>()
  for (const { section, subject_id } of questions) {
    const key = `${section} ${subject_id}`
    const line = sums.get(key) ?? { section, subject_id, topic_id: null, questions: 0 }
    sums.set(key, { ...line, questions: line.questions + 1 })
  }
  return [...sums.values()]
}

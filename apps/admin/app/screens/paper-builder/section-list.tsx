import { QuestionText } from '@prostuti/exam-ui/question-text'
import * as m from '@prostuti/text/messages'
import { GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { count, words } from '../../kit/list/list-cells.tsx'
import { useDrag } from '../../kit/order/use-drag.ts'
import { stateWords } from '../../kit/question/state-words.ts'
import styles from './builder.module.css'
import { isWarned, nameOf, percent, shortDay } from './desk-words.ts'
import type { Desk, DeskQuestion } from './use-desk.ts'

type SectionListProps = {
  questions: DeskQuestion[]
  desk: Desk
  numberOf: ReadonlyMap<number, number>
  /** The one that the keyboard is on: of so many rows one is a stop of the Tab key. */
  active: number | undefined
  mayArrange: boolean
  onActive: (id: number) => void
  onMove: (question: DeskQuestion, to: number) => void
  onRemove: (question: DeskQuestion) => void
  onReplace: (question: DeskQuestion) => void
  onStep: (question: DeskQuestion, by: 1 | -1) => void
}

/** The questions of one section: dragged by their handles, or moved from the keyboard. */
export function SectionList(props: SectionListProps) {
  const { questions, desk, numberOf, active, mayArrange, onActive, onMove, onRemove, onReplace, onStep } = props
  const list = useRef<HTMLOListElement>(null)
  const drag = useDrag(list, ({ from, to }) => {
    const question = questions[from]
    if (question && to !== from) onMove(question, to)
  })
  const mayWrite = desk.may.write
  const press = (event: KeyboardEvent, question: DeskQuestion, at: number) => {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    if (by !== undefined && event.altKey && mayArrange) onMove(question, at + by)
    else if (by !== undefined && !event.altKey) onStep(question, by)
    else if (event.key === 'Delete' && mayWrite) onRemove(question)
    else return
    event.preventDefault()
  }
  return (
    <ol ref={list}>
      {questions.map((question, at) => {
        const number = count(numberOf.get(question.id) ?? 0)
        const text = words(question.text)
        const tabIndex = question.id === active ? 0 : -1
        return (
          <li key={question.id} className={styles.row} data-is={isWarned(question) ? 'warned' : undefined}>
            <button
              type="button"
              className={styles.handle}
              data-question={question.id}
              tabIndex={tabIndex}
              aria-label={m.office_build_handle({ number, text })}
              onFocus={() => onActive(question.id)}
              onKeyDown={(event) => press(event, question, at)}
              {...(mayArrange && drag(at))}
            >
              {mayArrange && <GripVertical aria-hidden="true" size={16} />}
              <b aria-hidden="true">{number}</b>
            </button>
            <div className={styles.said}>
              <p>
                <QuestionText text={text} />
              </p>
              <small>
                <Facts question={question} desk={desk} />
              </small>
            </div>
            {mayWrite && (
              <span className={styles.rowActs}>
                {isWarned(question) && (
                  <button
                    type="button"
                    className={`link-in ${styles.replace}`}
                    aria-label={m.office_build_replace_what({ number })}
                    tabIndex={tabIndex}
                    onClick={() => onReplace(question)}
                  >
                    {m.office_build_replace()}
                  </button>
                )}
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={m.office_build_remove({ number })}
                  tabIndex={tabIndex}
                  onClick={() => onRemove(question)}
                >
                  <X aria-hidden="true" size={16} />
                </button>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Facts({ question, desk }: { question: DeskQuestion; desk: Desk }) {
  const { subject_id, topic_id, facility, alike, met, is_outdated, state } = question
  const plain = [
    nameOf(desk.subjects, subject_id),
    nameOf(desk.topics, topic_id),
    facility === null ? m.office_build_new() : m.office_build_facility({ percent: percent(facility) }),
  ].filter((fact) => fact !== '')
  const warned = [
    ...(alike ? [m.office_build_alike({ number: count(alike.number), percent: count(alike.percent) })] : []),
    ...(met ? [m.office_build_met({ date: shortDay(met.at) })] : []),
    ...(is_outdated ? [m.office_build_outdated()] : []),
    ...(state === 'ready' ? [] : [m.office_build_state({ state: stateWords(state) })]),
  ]
  return (
    <>
      {plain.join(' · ')}
      {warned.length > 0 && <span className={styles.bad}> · {warned.join(' · ')}</span>}
    </>
  )
}

import * as m from '@prostuti/text/messages'
import { useLayoutEffect, useRef, useState } from 'react'
import { count, words } from '../../kit/list/list-cells.tsx'
import { moved } from '../../kit/order/drag-places.ts'
import { Segments } from '../../kit/preview/segments.tsx'
import styles from './builder.module.css'
import { gapList, isWarned, marks, missingIn } from './desk-words.ts'
import { SectionList } from './section-list.tsx'
import type { Desk, DeskQuestion, DeskState } from './use-desk.ts'

type PaperColumnProps = { desk: Desk; state: DeskState; onSay: (words: string) => void }

/** The paper itself, section by section, to be arranged. */
export function PaperColumn({ desk, state, onSay }: PaperColumnProps) {
  const [shown, setShown] = useState<'all' | 'warned'>('all')
  const [active, setActive] = useState<number>()
  const column = useRef<HTMLElement>(null)
  const focused = useRef<number>(undefined)
  const warned = desk.questions.filter(isWarned)
  const numberOf = new Map(desk.questions.map(({ id }, at) => [id, at + 1]))
  const visible = shown === 'all' ? desk.questions : warned
  const mayWrite = desk.may.write

  const focusOn = (id: number | undefined) => {
    if (id === undefined) return
    setActive(id)
    focused.current = id
  }
  // A row that is moved in the document, or follows one that is gone, is focused once it stands.
  useLayoutEffect(() => {
    if (focused.current === undefined) return
    column.current?.querySelector<HTMLElement>(`[data-question="${focused.current}"]`)?.focus()
    focused.current = undefined
  })

  const go = (question: DeskQuestion, to: number) => {
    const own = desk.questions.filter(({ section }) => section === question.section)
    const from = own.findIndex(({ id }) => id === question.id)
    if (to < 0 || to >= own.length || to === from) return
    const next = moved(own, from, to)
    focusOn(question.id)
    onSay(m.office_build_moved({ number: count(numberOf.get(own[to]!.id) ?? 0) }))
    void state.take({ kind: 'move', question_id: question.id, before: next[to + 1]?.id ?? null }, (before) => ({
      ...before,
      questions: before.questions.map((each) =>
        each.section === question.section ? next[own.findIndex(({ id }) => id === each.id)]! : each,
      ),
    }))
  }
  const remove = (question: DeskQuestion) => {
    const at = visible.findIndex(({ id }) => id === question.id)
    focusOn((visible[at + 1] ?? visible[at - 1])?.id)
    onSay(m.office_build_removed())
    void state.take({ kind: 'remove', question_ids: [question.id] }, (before) => ({
      ...before,
      questions: before.questions.filter(({ id }) => id !== question.id),
    }))
  }
  const replace = (question: DeskQuestion) => void state.take({ kind: 'replace', question_id: question.id, by: null })
  const step = (question: DeskQuestion, by: 1 | -1) => {
    const at = visible.findIndex(({ id }) => id === question.id)
    focusOn(visible[at + by]?.id)
  }

  const total = count(desk.questions.length)
  const missing = missingIn(desk.gaps)
  return (
    <section ref={column} className="card" data-column="paper" aria-label={m.office_build_paper()}>
      <header className={styles.cardHead}>
        <h2>{m.office_build_paper()}</h2>
        <span className={styles.meta}>
          {mayWrite ? m.office_build_count({ count: total }) : m.office_build_count_only({ count: total })}
        </span>
        {warned.length > 0 && (
          <Segments
            name="shown"
            label={m.office_build_show()}
            value={shown}
            choices={[
              { value: 'all', label: m.office_build_all() },
              { value: 'warned', label: m.office_build_warned({ count: count(warned.length) }) },
            ]}
            onChange={setShown}
          />
        )}
      </header>
      {desk.questions.length === 0 && <p className={styles.none}>{m.office_build_empty()}</p>}
      {shown === 'warned' && warned.length === 0 && <p className={styles.none}>{m.office_build_none_warned()}</p>}
      {desk.sections.map((section) => {
        const questions = visible.filter((each) => each.section === section.key)
        const all = desk.questions.filter((each) => each.section === section.key).length
        if (questions.length === 0) return null
        return (
          <div key={section.key}>
            <div className={styles.section}>
              <b>{words(section.name)}</b>
              <span className={styles.meta}>{sectionWords(section)}</span>
              <span className="chip chip-line num">
                {section.quota === null
                  ? count(all)
                  : m.office_build_of({ found: count(all), quota: count(section.quota) })}
              </span>
            </div>
            <SectionList
              questions={questions}
              desk={desk}
              numberOf={numberOf}
              active={active ?? visible[0]?.id}
              mayArrange={mayWrite && shown === 'all'}
              onActive={setActive}
              onMove={go}
              onRemove={remove}
              onReplace={replace}
              onStep={step}
            />
          </div>
        )
      })}
      {missing > 0 && shown === 'all' && (
        <p className={styles.gap}>{m.office_build_gap({ count: count(missing), list: gapList(desk, desk.gaps) })}</p>
      )}
    </section>
  )
}

function sectionWords({ worth, wrong, unit }: Desk['sections'][number]): string {
  const cost = wrong === 0 ? m.office_build_no_cost() : m.office_build_costs({ marks: marks(wrong) })
  const each = unit === 'stem' ? '' : m.office_build_worth({ marks: marks(worth) })
  return [each, cost].filter((part) => part !== '').join(', ')
}

import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { count, words } from '../../kit/list/list-cells.tsx'
import { Segments } from '../../kit/preview/segments.tsx'
import styles from './builder.module.css'
import { gapList, isWarned, marks, missingIn } from './desk-words.ts'
import { SectionList } from './section-list.tsx'
import { useArranging } from './use-arranging.ts'
import type { Desk, DeskState } from './use-desk.ts'

type PaperColumnProps = { desk: Desk; state: DeskState; onSay: (words: string) => void }

/** The paper itself, section by section, to be arranged. */
export function PaperColumn({ desk, state, onSay }: PaperColumnProps) {
  const [shown, setShown] = useState<'all' | 'warned'>('all')
  const warned = desk.questions.filter(isWarned)
  const numberOf = new Map(desk.questions.map(({ id }, at) => [id, at + 1]))
  const visible = shown === 'all' ? desk.questions : warned
  const { column, active, setActive, move, remove, replace, step } = useArranging({
    desk,
    state,
    visible,
    numberOf,
    onSay,
  })
  const mayWrite = desk.may.write
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
        if (questions.length === 0) return null
        return (
          <div key={section.key}>
            <SectionHead section={section} desk={desk} />
            <SectionList
              questions={questions}
              desk={desk}
              numberOf={numberOf}
              active={active}
              mayArrange={mayWrite && shown === 'all'}
              onActive={setActive}
              onMove={move}
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

type Section = Desk['sections'][number]

/** What it is called, how it is marked, and how many of how many it has. */
function SectionHead({ section, desk }: { section: Section; desk: Desk }) {
  const found = desk.questions.filter((each) => each.section === section.key).length
  return (
    <div className={styles.section}>
      <b>{words(section.name)}</b>
      <span className={styles.meta}>{sectionWords(section)}</span>
      <span className="chip chip-line num">
        {section.quota === null
          ? count(found)
          : m.office_build_of({ found: count(found), quota: count(section.quota) })}
      </span>
    </div>
  )
}

function sectionWords({ worth, wrong, unit }: Section): string {
  const cost = wrong === 0 ? m.office_build_no_cost() : m.office_build_costs({ marks: marks(wrong) })
  const each = unit === 'stem' ? '' : m.office_build_worth({ marks: marks(worth) })
  return [each, cost].filter((part) => part !== '').join(', ')
}

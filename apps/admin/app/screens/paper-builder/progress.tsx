import * as m from '@prostuti/text/messages'
import { Check, LoaderCircle, Undo2 } from 'lucide-react'
import { count, words } from '../../kit/list/list-cells.tsx'
import styles from './builder.module.css'
import { marks } from './desk-words.ts'
import type { Desk } from './use-desk.ts'

type ProgressProps = { desk: Desk; isSaving: boolean; onUndo: () => void }

/** How full each section is, what the paper is worth so far, and the way back. */
export function Progress({ desk, isSaving, onUndo }: ProgressProps) {
  const { sections, questions, marks: worth, may, undo_to } = desk
  const shown =
    sections.length > 4
      ? [wholeOf(desk)]
      : sections
          .map((section) => ({
            key: section.key,
            name: words(section.name),
            found: questions.filter((each) => each.section === section.key).length,
            quota: section.quota,
          }))
          // A section that may stay empty, and does, is no lack.
          .filter(({ found, quota }) => questions.length === 0 || found > 0 || quota !== null)
  return (
    <section className={`card ${styles.progress}`} aria-label={m.office_paper_questions()}>
      {shown.map(({ key, name, found, quota }) => (
        <Bar
          key={key}
          label={name}
          found={count(found)}
          quota={quota === null ? null : count(quota)}
          share={[found, quota ?? found]}
        />
      ))}
      <Bar
        label={m.office_build_marks()}
        found={marks(worth.found)}
        quota={worth.quota === null ? null : marks(worth.quota)}
        share={[worth.found, worth.quota ?? worth.found]}
      />
      {may.write && (
        <p className={styles.saved}>
          {isSaving ? <LoaderCircle aria-hidden="true" size={16} /> : <Check aria-hidden="true" size={16} />}
          <span role="status">{isSaving ? m.office_build_saving() : m.office_build_saved()}</span>
          {undo_to !== null && (
            <button type="button" className={`link-in ${styles.undo}`} onClick={onUndo}>
              <Undo2 aria-hidden="true" size={16} /> {m.office_build_undo()}
            </button>
          )}
        </p>
      )}
    </section>
  )
}

/** Ten subjects are ten bars of the balance; here they are one. */
function wholeOf({ sections, questions }: Desk) {
  const quotas = sections.map(({ quota }) => quota)
  const quota = quotas.includes(null) ? null : quotas.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  return { key: 'all', name: m.office_paper_questions(), found: questions.length, quota }
}

type BarProps = { label: string; found: string; quota: string | null; share: [number, number] }

function Bar({ label, found, quota, share: [value, max] }: BarProps) {
  return (
    <div className={styles.bar}>
      <span>{label}</span>
      <b className="num">
        {found}
        {quota !== null && <span className={styles.of}>/{quota}</span>}
      </b>
      <progress value={Math.min(value, max)} max={Math.max(max, 1)} aria-label={label} />
    </div>
  )
}

import { formatDate, formatTimeRange } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Eye, Printer, Snowflake } from 'lucide-react'
import { Link } from 'react-router'
import { PaperStateChip } from '../../kit/exam/paper-state.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import styles from './builder.module.css'
import { marks, passWords, shortDay, timeWords } from './desk-words.ts'
import type { Desk, DeskState } from './use-desk.ts'
import { useStage } from './use-stage.ts'

type HeadProps = { desk: Desk; state: DeskState; onFreeze: () => void; onPrint: () => void }

/** What paper it is, how far it has come, and where else it leads. */
export function Head({ desk, state, onFreeze, onPrint }: HeadProps) {
  const { paper, may, asked } = desk
  const setStage = useStage(desk, state)
  // Where nothing is missing, the foot says it.
  const mayBeReady = may.write && paper.state === 'draft' && desk.questions.length > 0 && desk.gaps.length > 0
  const facts = { marks: marks(desk.marks.quota ?? desk.marks.found), time: timeWords(paper.duration_minutes) }
  const mayUnfreeze = may.freeze && paper.state === 'frozen'
  return (
    <>
      <nav className={styles.crumb} aria-label={m.office_crumbs()}>
        <Link to="/papers">{m.office_papers()}</Link> <span aria-hidden="true">›</span>{' '}
        <Link to={`/papers/${paper.id}`}>{whenWords(desk)}</Link>
      </nav>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{words(paper.title)}</h1>
          <PaperStateChip state={paper.state} />
          <span className={`chip chip-brand ${styles.pack}`}>{m.office_build_rules({ pack: words(paper.pack) })}</span>
          <span className="chip chip-line">
            {paper.pass
              ? m.office_build_facts_pass({ ...facts, pass: passWords(paper.pass) })
              : m.office_build_facts(facts)}
          </span>
        </div>
        <div className={styles.acts}>
          <Link className="btn btn-line btn-sm" to={`/papers/${paper.id}/preview`}>
            <Eye aria-hidden="true" size={16} />
            {m.office_build_as_examinee()}
          </Link>
          {may.print && desk.questions.length > 0 && (
            <button type="button" className="btn btn-line btn-sm" onClick={onPrint}>
              <Printer aria-hidden="true" size={16} />
              {m.office_build_print()}
            </button>
          )}
          {mayBeReady && (
            <button type="button" className="btn btn-line btn-sm" onClick={() => void setStage('ready')}>
              {m.office_build_make_ready()}
            </button>
          )}
          {may.write && paper.state === 'ready' && (
            <button type="button" className="btn btn-line btn-sm" onClick={() => void setStage('draft')}>
              {m.office_build_make_draft()}
            </button>
          )}
          {may.freeze && asked === null && (paper.state === 'draft' || paper.state === 'ready' || mayUnfreeze) && (
            <button type="button" className="btn btn-line btn-sm" onClick={onFreeze}>
              <Snowflake aria-hidden="true" size={16} />
              {mayUnfreeze ? m.office_build_unfreeze() : m.office_build_freeze()}
            </button>
          )}
        </div>
      </div>
      {asked && (
        <p className={`note-line ${styles.notice}`}>
          {(asked.deed === 'freeze' ? m.office_build_asked : m.office_build_asked_unfreeze)({
            name: asked.by.name,
            date: shortDay(asked.at),
          })}
          {asked.words && <> “{asked.words}”</>}{' '}
          {may.freeze && (
            <button type="button" className="link-in" onClick={onFreeze}>
              {may.sign ? m.office_sign_open() : m.office_sign_take_back()}
            </button>
          )}
        </p>
      )}
      {!asked && paper.frozen_at && paper.state === 'frozen' && (
        <p className={`note-line ${styles.notice}`}>{m.office_build_frozen_at({ date: shortDay(paper.frozen_at) })}</p>
      )}
    </>
  )
}

function whenWords({ paper: { opens_at, closes_at } }: Desk): string {
  if (opens_at === null) return m.office_paper_no_time()
  const opens = new Date(opens_at)
  const day = formatDate(opens, getLocale(), 'full')
  return closes_at === null ? day : `${day}, ${formatTimeRange(opens, new Date(closes_at), getLocale())}`
}

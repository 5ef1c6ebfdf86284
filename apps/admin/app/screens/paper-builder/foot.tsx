import * as m from '@prostuti/text/messages'
import { Plus, Snowflake } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { count } from '../../kit/list/list-cells.tsx'
import styles from './builder.module.css'
import { missingIn } from './desk-words.ts'
import type { Desk, DeskState } from './use-desk.ts'
import { useStage } from './use-stage.ts'

type FootProps = {
  desk: Desk
  state: DeskState
  onFill: () => void
  onPick: () => void
  onFreeze: () => void
  /** Whoever comes from a file of questions puts them all in at once. */
  onImport: (() => void) | undefined
}

/** The keys of the builder, and the next right thing to do with the paper: one marigold button. */
export function Foot({ desk, state, onFill, onPick, onFreeze, onImport }: FootProps) {
  const { may } = desk
  const setStage = useStage(desk, state)
  const next = nextOf(desk, onImport !== undefined)
  if (next === undefined) return null
  const buttons: Record<typeof next, ReactNode> = {
    sign: (
      <button type="button" className="btn btn-go" onClick={onFreeze}>
        {m.office_sign_open()}
      </button>
    ),
    fill: (
      <>
        <button type="button" className={`btn btn-line ${styles.pickSelf}`} onClick={onPick}>
          {m.office_build_pick_self()}
        </button>
        <button type="button" className="btn btn-go" onClick={onFill} aria-busy={state.isSaving}>
          <Plus aria-hidden="true" size={18} />
          {m.office_build_fill({ count: count(missingIn(desk.gaps)) })}
        </button>
      </>
    ),
    ready: (
      <button type="button" className="btn btn-go" onClick={() => void setStage('ready')}>
        {m.office_build_make_ready()}
      </button>
    ),
    rehearse: (
      <Link className="btn btn-go" to={`/papers/${desk.paper.id}/rehearsal`}>
        {m.office_build_rehearse()}
      </Link>
    ),
    freeze: (
      <button type="button" className="btn btn-go" onClick={onFreeze}>
        <Snowflake aria-hidden="true" size={18} />
        {m.office_build_freeze()}
      </button>
    ),
    import: (
      <button type="button" className="btn btn-go" onClick={onImport} aria-busy={state.isSaving}>
        <Plus aria-hidden="true" size={18} />
        {m.office_build_add_import()}
      </button>
    ),
    pick: (
      <button type="button" className="btn btn-go" onClick={onPick}>
        {m.office_build_pick_self()}
      </button>
    ),
  }
  return (
    <div className={styles.foot} data-stuck="foot">
      {may.write && (
        <p className={styles.keyHints} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {m.office_build_keys_hint()} · <kbd>Alt</kbd> + <kbd>↑</kbd>{' '}
          {m.office_build_key_move()} · <kbd>A</kbd> {m.office_build_key_add()} · <kbd>Del</kbd>{' '}
          {m.office_build_key_remove()} · <kbd>Ctrl</kbd> <kbd>Z</kbd> {m.office_build_key_undo()}
        </p>
      )}
      <span className={styles.footActs}>{buttons[next]}</span>
    </div>
  )
}

/** An empty paper is begun by hand or by its shares; then gaps are filled, then it is ready, rehearsed, and frozen by two. */
function nextOf({ paper, may, gaps, blueprint, questions, rehearsal }: Desk, hasImport: boolean) {
  if (may.sign) return 'sign'
  if (!may.write) return undefined
  if (paper.state === 'ready' && rehearsal === null) return 'rehearse'
  if (paper.state === 'ready') return may.freeze ? 'freeze' : undefined
  if (questions.length === 0 && hasImport) return 'import'
  if (questions.length === 0 && blueprint.length === 0) return 'pick'
  return missingIn(gaps) > 0 ? 'fill' : 'ready'
}

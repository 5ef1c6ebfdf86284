import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { Icon } from '@prostuti/ui/icon'
import { lockIcon, tickIcon } from '@prostuti/ui/icons/common'
import { openLockIcon } from '@prostuti/ui/icons/plan'
import { useState } from 'react'
import { Link } from 'react-router'
import { momentUntil } from '../../../kit/clock/moments.ts'
import { markChange } from '../changes.ts'
import type { Block, PlanWeek } from '../plan-api.ts'
import { workAddress } from '../row-address.ts'
import type { PlanActions } from '../use-plan.ts'
import { clashWords, kindWords, timesOf, workWords } from '../words.ts'
import styles from './block.module.css'
import { MoveForm } from './move-form.tsx'

const goWords = { lecture: m.plan_go_lecture, revision: m.plan_go_exam, cards: m.plan_go_cards }

type BlockDialogProps = {
  plan: PlanWeek
  block: Block
  now: Date
  actions: PlanActions
  onMove: (startsAt: Date) => Promise<boolean>
  onClose: () => void
}

/** One block: the way to its work, done or not, locked or not, and to another time without dragging. */
export default function BlockDialog({ plan, block, now, actions, onMove, onClose }: BlockDialogProps) {
  const { id, kind, deadline, locked, done, clash, starts_at } = block
  const locale = getLocale()
  const address = workAddress(block)
  const isPast = Date.parse(block.ends_at) <= now.getTime()
  // Each refusal stands where it was asked for.
  const [asked, setAsked] = useState<'mark' | 'move'>('mark')
  const mark = async (marked: { locked?: boolean; done?: boolean }, said: string) => {
    setAsked('mark')
    const isDone = await actions.change(markChange(id, marked, said))
    if (isDone) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={block.title ?? workWords(block)}>
      <div className={styles.block}>
        <p>
          <span className="chip chip-brand">{kindWords[kind]()}</span> {block.course}
        </p>
        <p className={styles.when}>
          {formatDate(new Date(starts_at), locale, 'full')}, {timesOf(block)}
        </p>
        {deadline && <p className="meta">{m.plan_deadline({ until: momentUntil(deadline, locale) })}</p>}
        {clash && <p className="err">{clashWords[clash]()}</p>}
        {asked === 'mark' && actions.refusal && (
          <p className="err" role="alert">
            {actions.refusal}
          </p>
        )}
        <div className={styles.acts}>
          {address && (
            <Link className="btn btn-brand" to={address}>
              {goWords[kind]()}
            </Link>
          )}
          <button
            type="button"
            className="btn btn-line"
            onClick={() => mark({ done: !done }, done ? m.plan_said_undone() : m.plan_said_done())}
          >
            <Icon of={tickIcon} />
            {done ? m.plan_undo_done() : m.plan_mark_done()}
          </button>
          {!done && !isPast && (
            <button
              type="button"
              className="btn btn-line"
              onClick={() => mark({ locked: !locked }, locked ? m.plan_said_unlocked() : m.plan_said_locked())}
            >
              <Icon of={locked ? openLockIcon : lockIcon} />
              {locked ? m.plan_unlock() : m.plan_lock()}
            </button>
          )}
        </div>
        {!done && plan.rota && (
          <MoveForm
            today={plan.today}
            hours={plan.rota}
            block={block}
            now={now}
            busy={actions.busy}
            refusal={asked === 'move' ? actions.refusal : undefined}
            onChoose={actions.forgive}
            onMove={async (startsAt) => {
              setAsked('move')
              if (await onMove(startsAt)) onClose()
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

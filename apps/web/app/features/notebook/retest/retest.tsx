import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useEffect, useRef } from 'react'
import { useConnected } from '../../../kit/connection/connection.ts'
import { useRootMark } from '../../../kit/page/use-root-mark.ts'
import type { OpenNotebook } from '../engine/use-notebook.ts'
import styles from '../styles/retest.module.css'
import { WaitingLine } from '../waiting/waiting-line.tsx'
import { RetestCardView } from './retest-card.tsx'
import { RetestEnd } from './retest-end.tsx'
import { RetestFoot } from './retest-foot.tsx'
import { useRetest } from './use-retest.ts'
import { useRetestKeys } from './use-retest-keys.ts'
import { verdictWords } from './verdict-words.ts'

/** One card at a time: answered, judged at once, and on to the next. */
export function Retest({ open }: { open: OpenNotebook }) {
  const { engine, notebook } = open
  const turn = useRetest(open)
  const connected = useConnected()
  const { card, review, done, total } = turn
  const keys = useRetestKeys(turn)
  const part = useRef<HTMLDivElement>(null)
  const key = `${card?.question.id} ${turn.undone}`
  useHeadingFirst(part, key)
  useRootMark('foot', card !== undefined)
  const n = (value: number) => formatNumber(value, getLocale())
  const said =
    review && card
      ? verdictWords(card, review)
      : turn.undone > 0 && turn.answer === undefined
        ? m.notebook_retest_undone()
        : ''

  return (
    <div className={styles.retest} ref={part} data-part="retest">
      <p className="sr" role="status">
        {said}
      </p>
      {card ? (
        <>
          <div
            className={styles.progress}
            role="progressbar"
            aria-label={m.notebook_retest_progress({ total: n(total), n: n(done) })}
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={done}
          >
            <i style={{ transform: `scaleX(${total === 0 ? 0 : (done + (review ? 1 : 0)) / total})` }} />
          </div>
          <RetestCardView
            key={card.question.id}
            card={card}
            turn={turn}
            onNote={(note) => engine.noteCard(card.question.id, note)}
          />
          <WaitingLine notebook={notebook} offline={!connected} />
          <RetestFoot turn={turn} last={turn.total - turn.done === 1} keys={keys} />
        </>
      ) : (
        <RetestEnd open={open} canUndo={turn.canUndo} onUndo={turn.undo} />
      )}
    </div>
  )
}

/** Reading begins with the question when another one comes; not on the first, with which the page itself begins. */
function useHeadingFirst(part: React.RefObject<HTMLDivElement | null>, key: string): void {
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    scrollTo({ top: 0, behavior: 'instant' })
    part.current?.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [key, part])
}

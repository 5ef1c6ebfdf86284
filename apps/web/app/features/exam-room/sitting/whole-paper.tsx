import * as m from '@prostuti/text/messages'
import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import type { RunningRoom } from '../engine/room.ts'
import { questionOf, RoomQuestion } from '../questions/room-question.tsx'
import styles from '../styles/question.module.css'
import type { Wish } from './use-go-to.ts'
import '@prostuti/ui/styles/paper.css'

/** How many questions around the one being read are drawn at once; the others follow while the page already answers. */
const around = { before: 1, after: 4 }

/** Where a question counts as being read: a line in the upper quarter of the screen. */
const readingLine = '-25% 0px -74% 0px'
const settleMs = 200

type WholePaperProps = { room: RunningRoom; wish: Wish; onFinish: () => void }

/** All questions below each other. Those off the screen are not laid out (content-visibility in styles/question.css). */
export function WholePaper({ room, wish, onFinish }: WholePaperProps) {
  const { questions, here } = room
  const list = useRef<HTMLDivElement>(null)
  const all = useDeferredValue(true, false)
  useReadingPosition(list, room.goTo, wish)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whichever question is wanted by then
  useLayoutEffect(() => {
    // What is drawn now is not as high as the place that was kept for it.
    if (all) list.current?.querySelector(`[data-position="${wish.position}"]`)?.scrollIntoView({ block: 'start' })
  }, [all])

  return (
    <div className="paper" ref={list}>
      {questions.map((question, position) =>
        all || (position >= here - around.before && position <= here + around.after) ? (
          <RoomQuestion key={question.id} {...questionOf(room, question, position)} withFlag />
        ) : (
          <div key={question.id} className={styles.qSoon} data-position={position} />
        ),
      )}
      <div className={styles.paperEnd}>
        <button type="button" className="btn btn-go btn-full" onClick={onFinish}>
          {m.room_finish()}
        </button>
      </div>
    </div>
  )
}

/** Keeps the room's place where the reader is, once they have stopped scrolling for a moment; a new wish begins anew. */
function useReadingPosition(
  list: { readonly current: HTMLElement | null },
  goTo: (position: number) => void,
  wish: Wish,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen before the wish is not where the reader wants to be
  useEffect(() => {
    const root = list.current
    if (!root) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find((entry) => entry.isIntersecting)?.target
        if (!(read instanceof HTMLElement)) return
        clearTimeout(timer)
        timer = setTimeout(() => goTo(Number(read.dataset.position)), settleMs)
      },
      { rootMargin: readingLine },
    )
    const observe = () => {
      observer.disconnect()
      for (const question of root.querySelectorAll('[data-position]')) observer.observe(question)
    }
    observe()
    // The questions drawn later stand in the place of others, which nobody watches any more.
    const changes = new MutationObserver(observe)
    changes.observe(root, { childList: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      changes.disconnect()
    }
  }, [list, goTo, wish])
}

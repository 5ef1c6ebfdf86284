import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import type { RunningRoom } from '../engine/room.ts'
import { questionOf, RoomQuestion } from '../questions/room-question.tsx'
import { useRoomWords } from '../room-words.ts'
import type { StudyParts } from '../study/study-parts.ts'
import styles from '../styles/question.module.css'
import type { Wish } from './use-go-to.ts'
import '@prostuti/ui/styles/paper.css'

/** How many questions around the one being read are drawn at once; the others follow while the page already answers. */
const around = { before: 1, after: 4 }

/** Where a question counts as being read: a line in the upper quarter of the screen. */
const readingLine = '-25% 0px -74% 0px'
const settleMs = 200

type WholePaperProps = { room: RunningRoom; study: StudyParts | undefined; wish: Wish; onFinish: () => void }

/** All questions below each other. Those off the screen are not laid out (content-visibility in styles/question.css). */
export function WholePaper({ room, study, wish, onFinish }: WholePaperProps) {
  const words = useRoomWords()
  const { questions, here } = room
  const list = useRef<HTMLDivElement>(null)
  const all = useDeferredValue(true, false)
  useReadingPosition(list, room.goTo, wish, all)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whichever question is wanted by then
  useLayoutEffect(() => {
    // What is drawn now is not as high as the place that was kept for it.
    if (all) list.current?.querySelector(`[data-position="${wish.position}"]`)?.scrollIntoView({ block: 'start' })
  }, [all])

  return (
    <div className="paper" ref={list}>
      {questions.map((question, position) =>
        all || (position >= here - around.before && position <= here + around.after) ? (
          <RoomQuestion
            key={question.id}
            {...questionOf(room, question, position)}
            {...study?.of(question.id)}
            onCheck={study?.canCheck(question.id) ? study.check : undefined}
            withFlag
          />
        ) : (
          <div key={question.id} className={styles.qSoon} data-position={position} />
        ),
      )}
      <div className={styles.paperEnd}>
        <button type="button" className="btn btn-go btn-full" onClick={onFinish}>
          {words.finish()}
        </button>
      </div>
    </div>
  )
}

/**
 * Keeps the room's place where the reader is, once they have stopped scrolling for a moment. Until they scroll it is what they
 * wished for: questions that get their true height only now can push that one off the line without anybody having read on.
 */
function useReadingPosition(
  list: { readonly current: HTMLElement | null },
  goTo: (position: number) => void,
  wish: Wish,
  all: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun anew by a wish, and when other questions stand in the list
  useEffect(() => {
    const root = list.current
    if (!root) return
    let broughtTo: number | undefined
    let hasScrolled = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // The wished question is brought into sight after this; what counts is where the page stands then.
    const frame = requestAnimationFrame(() => {
      broughtTo = window.scrollY
    })
    const onScroll = () => {
      hasScrolled ||= broughtTo !== undefined && Math.abs(window.scrollY - broughtTo) > 1
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find((entry) => entry.isIntersecting)?.target
        if (!(read instanceof HTMLElement)) return
        clearTimeout(timer)
        timer = setTimeout(() => hasScrolled && goTo(Number(read.dataset.position)), settleMs)
      },
      { rootMargin: readingLine },
    )
    for (const question of root.querySelectorAll('[data-position]')) observer.observe(question)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [list, goTo, wish, all])
}

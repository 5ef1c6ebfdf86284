import { formatTime } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { type CSSProperties, useEffect, useRef } from 'react'
import styles from './board.module.css'

type NowLineProps = { now: Date; day: string; yOf: (minute: number) => number; isStart: boolean }

/** How far today has got. Where there is a plan the page opens there: what comes next is what it is opened for. */
export function NowLine({ now, day, yOf, isStart }: NowLineProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const top = line.current?.getBoundingClientRect().top ?? 0
    // Whoever has come back, or has scrolled, stays where they are.
    if (!isStart || window.scrollY > 0 || top < window.innerHeight * 0.75) return
    window.scrollTo({ top: top - window.innerHeight * 0.4, behavior: 'instant' })
  }, [isStart])
  const minute = (now.getTime() - dhakaMidnight(day).getTime()) / 60_000
  if (minute >= 24 * 60) return null
  return (
    <p ref={line} className={styles.now} style={{ '--y': yOf(minute) } as CSSProperties}>
      <span className="sr">{m.plan_now_is({ time: formatTime(now, getLocale()) })}</span>
    </p>
  )
}

import { useEffect, useState } from 'react'
import styles from './player.module.css'
import type { Watch } from './watch-api.ts'

/** In percent of the box, from its left and top edges; the bar at the bottom and both rims stay free. */
const corners = [
  [6, 10],
  [54, 18],
  [26, 44],
  [58, 62],
  [8, 60],
  [40, 28],
] as const

const everyMs = 8000

/** Whose screen this is. It wanders, so that no cut of a recording is without it. */
export function Watermark({ of: { name, phone } }: { of: Watch['watermark'] }) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((count) => count + 1), everyMs)
    return () => clearInterval(timer)
  }, [])
  const [left, top] = corners[turn % corners.length] ?? corners[0]
  return (
    <span className={styles.plMark} aria-hidden="true" style={{ left: `${left}%`, top: `${top}%` }}>
      {name}
      {phone && <span className="num">{phone}</span>}
    </span>
  )
}

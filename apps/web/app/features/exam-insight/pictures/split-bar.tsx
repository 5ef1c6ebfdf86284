import { useId } from 'react'
import styles from '../insight.module.css'
import { Hatch } from './hatch.tsx'

const width = 328
const height = 22

export type SplitPart = { name: string; is: 'right' | 'wrong' | 'rest'; count: number }

/** One whole, and what it is made of. */
export function SplitBar({ parts }: { parts: readonly SplitPart[] }) {
  const hatch = useId()
  const all = Math.max(
    1,
    parts.reduce((sum, { count }) => sum + count, 0),
  )
  const boxes = parts.map((part, nth) => ({
    ...part,
    x: (parts.slice(0, nth).reduce((sum, { count }) => sum + count, 0) / all) * width,
    width: (part.count / all) * width,
  }))
  return (
    <svg className={styles.bar} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <Hatch id={hatch} />
      {boxes
        .filter(({ count }) => count > 0)
        .map(({ is, x, name, ...box }) => (
          <g key={name}>
            <rect className={styles.part} data-is={is} x={x} y="0" width={box.width} height={height} />
            {is === 'wrong' && <rect x={x} y="0" width={box.width} height={height} fill={`url(#${hatch})`} />}
          </g>
        ))}
    </svg>
  )
}

import styles from './readiness.module.css'

const columns = 20
const positions = Array.from({ length: 100 }, (_, position) => position)

/** A hundred doctors: who would surely pass, who perhaps, and the others. The sentence above it says the same. */
export function HundredDoctors({ from, to }: { from: number; to: number }) {
  return (
    <svg className={styles.hundred} viewBox={`0 0 ${columns * 10} ${(100 / columns) * 10}`} aria-hidden="true">
      {positions.map((position) => (
        <circle
          key={position}
          cx={(position % columns) * 10 + 5}
          cy={Math.floor(position / columns) * 10 + 5}
          r={3.4}
          data-is={position < from ? 'in' : position < to ? 'perhaps' : undefined}
        />
      ))}
    </svg>
  )
}

import styles from './timetable.module.css'

const radius = 24
const around = 2 * Math.PI * radius

/** A share of a whole, drawn; the figure beside it says it. */
export function Ring({ share }: { share: number }) {
  const part = Math.min(1, Math.max(0, share))
  return (
    <svg className={styles.tbRing} viewBox="0 0 60 60" aria-hidden="true">
      <circle cx="30" cy="30" r={radius} />
      {part > 0 && (
        <circle
          data-is="done"
          cx="30"
          cy="30"
          r={radius}
          strokeDasharray={`${part * around} ${around}`}
          transform="rotate(-90 30 30)"
        />
      )}
    </svg>
  )
}

import styles from './start.module.css'

const duty = [0, 1, 3, 4]
const blocks = [
  [0, 34],
  [1, 42],
  [2, 14],
  [2, 40],
  [3, 36],
  [4, 44],
  [5, 12],
  [6, 26],
] as const

/** A week with duty below and work laid above it: what the page will look like. */
export function WeekPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 168 72" aria-hidden="true">
      {Array.from({ length: 7 }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week are what they are
        <rect key={day} data-is="day" x={day * 24 + 1} y="2" width="22" height="68" rx="4" />
      ))}
      {duty.map((day) => (
        <rect key={day} data-is="duty" x={day * 24 + 3} y="6" width="18" height="24" rx="3" />
      ))}
      {blocks.map(([day, y]) => (
        <rect key={`${day} ${y}`} data-is="block" x={day * 24 + 3} y={y} width="18" height="12" rx="3" />
      ))}
    </svg>
  )
}

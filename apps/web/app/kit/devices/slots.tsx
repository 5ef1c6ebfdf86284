import styles from './devices.module.css'

/** As many little screens as the doctor has places; the taken ones are filled. */
export function Slots({ count, limit }: { count: number; limit: number }) {
  return (
    <span className={styles.slots} aria-hidden="true">
      {Array.from({ length: Math.max(limit, count) }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places never move
        <i key={position} data-is={position < count ? 'taken' : undefined} />
      ))}
    </span>
  )
}

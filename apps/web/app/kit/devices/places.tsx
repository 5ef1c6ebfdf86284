import './devices.css'

/** As many little screens as the doctor has places; the taken ones are filled. */
export function Places({ count, limit }: { count: number; limit: number }) {
  return (
    <span className="places" aria-hidden="true">
      {Array.from({ length: Math.max(limit, count) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places never move
        <i key={place} className={place < count ? 'is-taken' : undefined} />
      ))}
    </span>
  )
}

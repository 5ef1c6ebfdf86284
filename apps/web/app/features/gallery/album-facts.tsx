import { formatDate } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { formatCount } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import styles from './gallery.module.css'
import type { Album } from './gallery-queries.ts'

/** When it was, and how many pictures there are. */
export function AlbumFacts({ album: { taken_on, picture_count } }: { album: Album }) {
  const locale = getLocale()
  return (
    <p className={`meta ${styles.albumFacts}`}>
      {taken_on && (
        <>
          <time dateTime={taken_on}>{formatDate(dhakaMidnight(taken_on), locale)}</time>
          {' · '}
        </>
      )}
      {m.gallery_count({ count: formatCount(picture_count, locale) })}
    </p>
  )
}

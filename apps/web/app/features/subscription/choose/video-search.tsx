import * as m from '@prostuti/text/messages'
import type { ShelfVideo } from '../../../kit/subscription/subscription-api.ts'
import { number } from '../../../kit/subscription/words.ts'
import { type Sought, subjectsOf } from './find-videos.ts'
import '@prostuti/ui/styles/filters.css'
import styles from '../../../kit/subscription/subscription.module.css'

type VideoSearchProps = {
  videos: readonly ShelfVideo[]
  sought: Sought
  onSeek: (sought: Sought) => void
  found: number
}

export function VideoSearch({ videos, sought, onSeek, found }: VideoSearchProps) {
  const subjects = subjectsOf(videos)
  const isFiltered = sought.words !== '' || sought.subject !== undefined
  return (
    <search className={styles.subSearch}>
      <label className="sr" htmlFor="video-search">
        {m.subscription_search_label()}
      </label>
      <input
        id="video-search"
        className="input"
        type="search"
        placeholder={m.subscription_search()}
        value={sought.words}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onSeek({ ...sought, words: event.target.value })}
        onKeyDown={(event) => {
          // Enter in this box searches, it does not go on.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {subjects.length > 1 && (
        <fieldset className="filters" aria-label={m.subscription_subjects()}>
          {[undefined, ...subjects].map((subject) => (
            <button
              key={subject ?? ''}
              type="button"
              aria-pressed={sought.subject === subject}
              onClick={() => onSeek({ ...sought, subject })}
            >
              {subject ?? m.subscription_subject_all()}
            </button>
          ))}
        </fieldset>
      )}
      <p className="sr" role="status">
        {isFiltered && m.subscription_found({ n: number(found) })}
      </p>
    </search>
  )
}

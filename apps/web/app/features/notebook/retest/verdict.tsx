import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { boldTickIcon } from '@prostuti/ui/icons/common'
import { againIcon } from '@prostuti/ui/icons/result'
import type { Feeling, Review } from '../engine/notebook-types.ts'
import styles from '../styles/verdict.module.css'
import { verdictTitle } from './verdict-words.ts'

const feelings = [
  { feeling: 'easy', words: m.notebook_retest_easy },
  { feeling: 'hard', words: m.notebook_retest_hard },
] as const satisfies readonly { feeling: Feeling; words: () => string }[]

/** Right or not, in a word; of a right answer its doctor may say how it was. */
export function Verdict({ review, onFeel }: { review: Review; onFeel: (feeling: Feeling) => void }) {
  return (
    <div className={styles.verdict} data-is={review.right ? 'right' : 'again'} data-part="verdict">
      <p className={styles.title}>
        <Icon of={review.right ? boldTickIcon : againIcon} />
        <b>{verdictTitle(review)}</b>
      </p>
      {review.right ? (
        <fieldset className={styles.feel}>
          <legend>{m.notebook_retest_feel()}</legend>
          {feelings.map(({ feeling, words }) => (
            <button
              key={feeling}
              type="button"
              aria-pressed={review.feeling === feeling}
              // Once it was sent it stays what it is.
              disabled={!review.open}
              onClick={() => onFeel(feeling)}
            >
              {words()}
            </button>
          ))}
        </fieldset>
      ) : (
        <p className="muted">{m.notebook_retest_wrong_text()}</p>
      )}
    </div>
  )
}

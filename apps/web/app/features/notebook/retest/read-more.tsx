import { Explanation } from '@prostuti/exam-ui/review-card'
import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { bookIcon } from '@prostuti/ui/icons/common'
import { againIcon } from '@prostuti/ui/icons/result'
import { examIcon, lectureIcon } from '@prostuti/ui/icons/study'
import { Link } from 'react-router'
import type { RetestCard } from '../engine/notebook-types.ts'
import styles from '../styles/read-more.module.css'

/** Why it is so, and where it stands at length. */
export function ReadMore({ card: { explanation, reference, lecture, exam, corrected } }: { card: RetestCard }) {
  const ways = [
    { way: reference, icon: bookIcon, words: m.notebook_retest_book },
    { way: lecture, icon: lectureIcon, words: m.notebook_retest_lecture },
    { way: exam, icon: examIcon, words: m.notebook_retest_exam },
  ].flatMap(({ way, icon, words }) => (way ? { ...way, icon, words } : []))
  return (
    <>
      {corrected && (
        <p className={styles.corrected}>
          <Icon of={againIcon} />
          <span>{m.notebook_corrected_card()}</span>
        </p>
      )}
      {explanation && <Explanation title={m.notebook_retest_why()} text={explanation} as="b" />}
      {ways.length > 0 && (
        <ul className={styles.ways} aria-label={m.notebook_retest_more()}>
          {ways.map(({ to, title, icon, words }) => (
            <li key={to}>
              <Link to={to}>
                <Icon of={icon} />
                <span>{words({ title })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import type { CourseData } from './course-queries.ts'
import styles from './folds.module.css'

/** The parts of the syllabus, the first one open. The browser's own element: it works without scripts. */
export function Syllabus({ parts }: { parts: CourseData['syllabus'] }) {
  return (
    <div className={`card ${styles.folds}`}>
      {parts.map(({ title, topics }, position) => (
        <details key={title} open={position === 0}>
          <summary>
            <b>
              <Phrase text={title} />
            </b>
            <span className="meta">{m.course_syllabus_topics({ n: formatNumber(topics.length, getLocale()) })}</span>
            <Icon of={chevronDownIcon} />
          </summary>
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic}>
                <Phrase text={topic} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

import { formatDate } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import type { Standing } from '../../../kit/question/question-types.ts'
import styles from '../editor.module.css'

/** Where the question stands, and in which of its versions. */
export function PapersCard({ standing: { in_papers: papers, version } }: { standing: Standing }) {
  const locale = getLocale()
  if (papers.length === 0) return null
  return (
    <section className={`card ${styles.card}`} aria-labelledby="papers-title">
      <header>
        <h2 id="papers-title">{m.office_question_in_papers()}</h2>
      </header>
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <Link to={`/papers/${paper.id}`}>{pickText(paper.title, locale)}</Link>
            <span className="hint">
              {paper.opens_at && formatDate(new Date(paper.opens_at), locale)}
              {paper.version !== version &&
                ` · ${m.office_question_version({ number: localizeDigits(paper.version, locale) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon, chevronDownIcon } from '@prostuti/ui/icons/common'
import { SectionHead } from '@prostuti/ui/section-head'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import type { CourseData } from './course-queries.ts'
import styles from './folds.module.css'

export function CourseFaqs({ faqs }: { faqs: CourseData['faqs'] }) {
  return (
    <section className="block" aria-labelledby="course-faq">
      <SectionHead
        id="course-faq"
        title={m.course_faq()}
        link={
          <Link className="link" to={addressOf('/faq')}>
            {m.course_faq_all()}
            <Icon of={arrowRightIcon} />
          </Link>
        }
      />
      <div className={`card ${styles.folds}`}>
        {faqs.map(({ id, title, answer }) => (
          <details key={id}>
            <summary>
              <b>
                <Phrase text={title} />
              </b>
              <Icon of={chevronDownIcon} />
            </summary>
            <div className={styles.foldText}>
              {answer.split(/\n+/).map((paragraph) => (
                <p key={paragraph}>
                  <Phrase text={paragraph} />
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

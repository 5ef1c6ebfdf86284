import * as m from '@prostuti/text/messages'
import { MySection } from '../../kit/my-page/section.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './course-exams.module.css'

/** What to read, a line each. */
export function Syllabus({ text }: { text: string | null }) {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '')
  return (
    <MySection title={m.courseexam_syllabus()}>
      <div className={`card pad ${styles.cxSyllabus}`}>
        {lines.length === 0 ? (
          <p>{m.courseexam_no_syllabus()}</p>
        ) : (
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <Phrase text={line} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </MySection>
  )
}

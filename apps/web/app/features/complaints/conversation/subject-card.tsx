import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { ComplaintIcon } from '../complaint-icon.tsx'
import type { Complaint } from '../complaint-queries.ts'
import { categoryNames, lectureMoment } from '../complaint-words.ts'
import { lectureAddress } from '../lecture-address.ts'
import { StateChip } from '../state-chip.tsx'
import complaintsStyles from '../styles/complaints.module.css'
import conversationStyles from '../styles/conversation.module.css'

/** What the conversation is about and how it stands; a lecture leads back to its second. */
export function SubjectCard({ complaint, children }: { complaint: Complaint; children?: ReactNode }) {
  const { category, state, course, lecture } = complaint
  const to = lectureAddress(complaint)
  const title =
    lecture === null || lecture.at_seconds === null
      ? lecture?.title
      : m.complaint_lecture_at({ title: lecture.title, time: lectureMoment(lecture.at_seconds) })
  return (
    <div className={`card ${conversationStyles.sayAbout}`}>
      <div className={conversationStyles.sayAboutTop}>
        <span className={complaintsStyles.sayKind}>
          <ComplaintIcon name={category} />
        </span>
        <b>{categoryNames[category]()}</b>
        <StateChip state={state} />
      </div>
      {(course || title) && (
        <dl>
          {course && (
            <div>
              <dt>{m.complaint_about_course()}</dt>
              <dd>
                <Phrase text={course.title} />
              </dd>
            </div>
          )}
          {title && (
            <div>
              <dt>{m.complaint_about_lecture()}</dt>
              <dd>
                {to ? (
                  <Link className="link-in" to={to}>
                    <Phrase text={title} /> <Icon name="chevron-right" size="sm" />
                  </Link>
                ) : (
                  <Phrase text={title} />
                )}
              </dd>
            </div>
          )}
        </dl>
      )}
      {children}
    </div>
  )
}

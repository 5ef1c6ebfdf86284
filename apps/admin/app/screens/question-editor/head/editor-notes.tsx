import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { GitMerge, Lock, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Standing } from '../../../kit/question/question-types.ts'
import { useMay } from '../../../session/me.ts'
import styles from '../editor.module.css'

/** What whoever opens a question must know before they write: it is being sat, it was given back, it stands for another. */
export function EditorNotes({ id, standing }: { id: string; standing: Standing }) {
  const locale = getLocale()
  const may = useMay()
  const running = standing.in_papers.find(({ state }) => state === 'open')
  const sat = standing.in_papers.find(({ state }) => state === 'closed' || state === 'released')
  const correction = may('corrections.read') && (
    <Link className="link-in" to={sat ? `/results/${sat.id}/analysis?question=${id}` : '/corrections'}>
      {m.office_question_correction()}
    </Link>
  )
  return (
    <>
      {running ? (
        <Note icon={<Lock aria-hidden="true" size={18} />}>
          <b>{m.office_question_running({ paper: pickText(running.title, locale) })}</b>{' '}
          {m.office_question_running_text()} {correction}
        </Note>
      ) : (
        standing.is_sat && (
          <Note icon={<Lock aria-hidden="true" size={18} />}>
            <b>{m.office_question_sat()}</b> {m.office_question_sat_text()} {correction}
          </Note>
        )
      )}
      {standing.review_words && (
        <Note icon={<MessageSquareText aria-hidden="true" size={18} />}>
          <b>{m.office_question_given_back({ name: standing.reviewer?.name ?? '' })}</b> {standing.review_words}
        </Note>
      )}
      {standing.merged_into && (
        <Note icon={<GitMerge aria-hidden="true" size={18} />}>
          {m.office_question_merged_into()}{' '}
          <Link className="link-in" to={`/questions/${standing.merged_into.id}`}>
            {m.office_question_number({ number: localizeDigits(standing.merged_into.id, locale) })}
          </Link>
        </Note>
      )}
      {standing.merged.length > 0 && (
        <Note icon={<GitMerge aria-hidden="true" size={18} />}>
          {m.office_question_merged_here()}{' '}
          {standing.merged.map(({ id: other, tags }) => (
            <span key={other}>
              <Link className="link-in" to={`/questions/${other}`}>
                {m.office_question_number({ number: localizeDigits(other, locale) })}
              </Link>
              {tags.length > 0 && ` (${tags.join(', ')})`}{' '}
            </span>
          ))}
        </Note>
      )}
    </>
  )
}

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className={styles.note}>
    {icon}
    <span>{children}</span>
  </p>
)

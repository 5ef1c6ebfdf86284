import { courseexam_rules, room_full_marks, room_pass_marks, room_questions, room_time } from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Phrase } from '../../page/phrase.tsx'
import { rulesOf } from '../exam-room/before/rules-of.ts'
import { SectionsTable } from '../exam-room/before/sections-table.tsx'
import type { ExamCard, ExamProperty } from '../exams/exam-types.ts'
import { formatDuration, formatMarks } from '../exams/exam-words.ts'
import { MySection } from '../my/section.tsx'
import '../exam-room/styles/before.css'

/** The exam in figures and its rules in sentences, as the room itself says them. */
export function Rules({ exam, property, now }: { exam: ExamCard; property: ExamProperty; now: number }) {
  const locale = getLocale()
  const facts = [
    { name: room_questions(), value: formatNumber(exam.question_count, locale) },
    { name: room_full_marks(), value: formatMarks(exam.total_marks, locale) },
    { name: room_time(), value: formatDuration(exam.duration_minutes, locale) },
    ...(property.pass_marks === null
      ? []
      : [{ name: room_pass_marks(), value: formatMarks(property.pass_marks, locale) }]),
  ]
  return (
    <MySection title={courseexam_rules()}>
      <div className="stack cx-rules">
        <dl className="card before-facts" data-count={facts.length}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="before-rules">
          <p className="meta">
            <Phrase text={property.rules} />
          </p>
          <ul>
            {rulesOf(exam, property, now, locale).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
        <SectionsTable sections={property.sections} />
      </div>
    </MySection>
  )
}

import type { bcsExam, ResponseOf } from '@prostuti/contract'
import { answersMoment, toldMoment } from '@prostuti/exam-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import { passMarksOf } from '../marking/pass-marks.ts'
import type { Paper } from './paper-store.ts'

export type ExamProperty = ResponseOf<typeof bcsExam>['bcs_exam_property']

/** The rules of a paper for whoever is about to sit it. Sections of which it has no question are left out. */
export function presentProperty(
  { row, questions, practice }: Pick<Paper, 'row' | 'questions'> & Partial<Pick<Paper, 'practice'>>,
  locale: Locale,
): ExamProperty {
  const counts = new Map<string, number>()
  for (const { section } of questions) counts.set(section, (counts.get(section) ?? 0) + 1)
  return {
    rules: pickText(row.rules.name, locale),
    duration_minutes: row.durationMinutes,
    total_marks: row.totalMarks,
    pass_marks: passMarksOf(row.rules, row.totalMarks),
    sections: row.rules.sections
      .filter(({ key }) => counts.has(key))
      .map(({ key, name, type, rule }) => ({
        key,
        name: pickText(name, locale),
        type,
        questions: counts.get(key) ?? 0,
        unit: rule.unit,
        right: rule.right,
        wrong: rule.wrong,
      })),
    shuffled: row.shuffleQuestions !== 'as_written' || row.shuffleParts,
    attempts: row.attempts,
    marks_early: row.marksEarly,
    // Where a pause is on, as it stood when that began.
    answers_at: toldMoment(row.answersAt && answersMoment(row.pausedAt ?? row.answersAt, row))?.toISOString() ?? null,
    ranks_at: row.ranksAt?.toISOString() ?? null,
    ...(practice?.mode === 'study' && { study: true as const }),
  }
}

import type { LocalizedText } from '../../../tables/index.ts'
import { bengaliNumber } from '../bengali-number.ts'
import type { Part } from '../topics/part.ts'
import type { ExamShape } from './exam-shape.ts'
import type { Plan, PlannedRow } from './plan.ts'
import { modelTest } from './plan-lectures.ts'

const subjectTests: LocalizedText = { bn: 'বিষয়ভিত্তিক পরীক্ষা', en: 'Tests by subject' }
const fullTests: LocalizedText = { bn: 'পূর্ণাঙ্গ মডেল টেস্ট', en: 'Full model tests' }

const solution = (lecture: number, of: LocalizedText, part: Part, subject: LocalizedText): PlannedRow => ({
  kind: 'lecture',
  title: {
    bn: `সমাধান ক্লাস ${bengaliNumber(lecture)}: ${of.bn}`,
    en: `Solution class ${lecture}: ${of.en}`,
  },
  subject,
  teacher: part.teacher,
  afterExam: true,
})

/** No new lessons: a test of each subject in turn, then full ones, each followed by the class that solves it. */
export function planTests(
  parts: readonly Part[],
  { shape, questions, modelTests }: { shape: ExamShape; questions: number; modelTests: number },
): Plan {
  const bySubject = parts.flatMap((part, at): PlannedRow[] => [
    {
      kind: 'exam',
      title: {
        bn: `বিষয়ভিত্তিক পরীক্ষা ${bengaliNumber(at + 1)}: ${part.title.bn}`,
        en: `Subject test ${at + 1}: ${part.title.en}`,
      },
      subject: part.title,
      questions,
      minutes: Math.round(questions * shape.minutesPerQuestion),
    },
    solution(at + 1, part.title, part, part.title),
  ])
  const full = Array.from({ length: modelTests }, (_, at): PlannedRow[] => {
    const isLast = at === modelTests - 1
    const test = modelTest(at + 1, shape, isLast)
    const part = parts[at % parts.length]
    if (isLast || !part) return test
    const of = { bn: `মডেল টেস্ট ${bengaliNumber(at + 1)}`, en: `model test ${at + 1}` }
    return [...test, solution(parts.length + at + 1, of, part, fullTests)]
  }).flat()
  return [
    { title: subjectTests, rows: bySubject },
    { title: fullTests, rows: full },
  ]
}

import type { LocalizedText } from '../../../tables/index.ts'
import { bengaliNumber } from '../bengali-number.ts'
import { type Part, topicText } from '../topics/part.ts'
import type { ExamShape } from './exam-shape.ts'
import type { Block, Plan, PlannedRow } from './plan.ts'

/** Every so many lectures one ends with a short test. */
const lecturesPerQuiz = 7
const quizQuestions = 20

const revision: LocalizedText = { bn: 'পুনরালোচনা ও মডেল টেস্ট', en: 'Revision and model tests' }

/** Even stretches of at least the given length, so that exams never come faster than their day of the week does. */
function stretchesOf<Item>(items: readonly Item[], length: number): Item[][] {
  const count = Math.max(1, Math.floor(items.length / length))
  return Array.from({ length: count }, (_, at) =>
    items.slice(Math.round((at * items.length) / count), Math.round(((at + 1) * items.length) / count)),
  )
}

const range = (from: number, to: number): LocalizedText =>
  from === to
    ? { bn: `লেকচার ${bengaliNumber(from)}`, en: `lecture ${from}` }
    : { bn: `লেকচার ${bengaliNumber(from)}–${bengaliNumber(to)}`, en: `lectures ${from}–${to}` }

/** A full model test, in as many papers as the real exam. */
export function modelTest(number: number, shape: ExamShape, isLast: boolean): PlannedRow[] {
  return shape.model.map(({ questions, minutes }, paper) => {
    const papers = shape.model.length > 1
    const bn = isLast ? 'চূড়ান্ত মডেল টেস্ট' : `মডেল টেস্ট ${bengaliNumber(number)}, পূর্ণাঙ্গ`
    const en = isLast ? 'Final model test' : `Full model test ${number}`
    return {
      kind: 'exam',
      title: papers ? { bn: `${bn}, পেপার ${bengaliNumber(paper + 1)}`, en: `${en}, paper ${paper + 1}` } : { bn, en },
      subject: revision,
      questions,
      minutes,
      sameDay: paper > 0,
    }
  })
}

/** Part after part with an exam every week, then model tests with their solutions, one last test at the end. */
export function planLectures(
  parts: readonly Part[],
  { shape, lecturesPerExam, modelTests }: { shape: ExamShape; lecturesPerExam: number; modelTests: number },
): Plan {
  let lecture = 0
  let exam = 0

  const blocks = parts.map((part): Block => {
    const rows = stretchesOf(part.topics, lecturesPerExam).flatMap((topics): PlannedRow[] => {
      const first = lecture + 1
      const lectures = topics.map((topic): PlannedRow => {
        lecture += 1
        const { bn, en } = topicText(topic)
        const title = { bn: `লেকচার ${bengaliNumber(lecture)}: ${bn}`, en: `Lecture ${lecture}: ${en}` }
        const row = { title, subject: part.title, teacher: part.teacher }
        return lecture % lecturesPerQuiz === 0
          ? { ...row, kind: 'lecture_and_exam', questions: quizQuestions }
          : { ...row, kind: 'lecture' }
      })
      exam += 1
      const covered = range(first, lecture)
      return [
        ...lectures,
        {
          kind: 'exam',
          title: {
            bn: `সাপ্তাহিক পরীক্ষা ${bengaliNumber(exam)}: ${part.title.bn}, ${covered.bn}`,
            en: `Weekly exam ${exam}: ${part.title.en}, ${covered.en}`,
          },
          subject: part.title,
          questions: shape.weekly,
          minutes: Math.round(shape.weekly * shape.minutesPerQuestion),
        },
      ]
    })
    return { title: part.title, rows }
  })

  const rows = Array.from({ length: modelTests }, (_, at): PlannedRow[] => {
    const isLast = at === modelTests - 1
    const test = modelTest(at + 1, shape, isLast)
    if (isLast) return test
    lecture += 1
    return [
      ...test,
      {
        kind: 'lecture',
        title: {
          bn: `লেকচার ${bengaliNumber(lecture)}: মডেল টেস্ট ${bengaliNumber(at + 1)}-এর সমাধান`,
          en: `Lecture ${lecture}: model test ${at + 1} solved`,
        },
        subject: revision,
        teacher: parts[at % parts.length]?.teacher,
        afterExam: true,
      },
    ]
  }).flat()
  return [...blocks, { title: revision, rows }]
}

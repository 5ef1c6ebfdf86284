import type { MarkedResult } from '../../kit/exam/exam-types.ts'

type Subject = MarkedResult['subjects'][number]

const fewAnswers = 5
const fewMistakes = 3

/**
 * The subject in which the greatest share of answers was wrong and cost marks. Undefined unless the numbers really say so: it must
 * stand out from the whole, and the mistakes be more than a slip or two.
 */
export function mostCostly(subjects: readonly Subject[]): Subject | undefined {
  if (subjects.length < 2) return undefined
  const [first, second] = subjects
    .filter(({ right, wrong }) => right + wrong >= fewAnswers)
    .sort((a, b) => shareOf(b) - shareOf(a))
  if (!first || first.lost <= 0 || first.wrong < fewMistakes) return undefined
  if (second && shareOf(second) === shareOf(first)) return undefined
  const overall = shareOf({ right: sum(subjects, 'right'), wrong: sum(subjects, 'wrong') })
  return shareOf(first) >= 0.25 && shareOf(first) >= 1.25 * overall ? first : undefined
}

const shareOf = ({ right, wrong }: Pick<Subject, 'right' | 'wrong'>) => wrong / (right + wrong)

const sum = (subjects: readonly Subject[], field: 'right' | 'wrong') =>
  subjects.reduce((all, subject) => all + subject[field], 0)

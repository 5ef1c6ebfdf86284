import type { bcsExamInsight, ResponseOf } from '@prostuti/contract'
import type { ComparedSubject } from '@prostuti/learning-rules/insight/compare-subjects'
import type { Told } from '@prostuti/learning-rules/insight/enough'
import { breakEvenOf } from '@prostuti/learning-rules/insight/price-guesses'
import { barSeconds } from '@prostuti/learning-rules/insight/sort-by-speed'
import type { ToldInsight } from '@prostuti/learning-rules/insight/tell-insight'
import { type Locale, pickText } from '@prostuti/text/locale'
import type { Paper } from '../exam/index.ts'

type Insight = Extract<ResponseOf<typeof bcsExamInsight>, { state: 'ready' }>['insight']
type Presented = Omit<Insight, 'attempt' | 'topics'>

type Beside = { paper: Paper; subjects: readonly ComparedSubject[]; locale: Locale }

export function presentInsight(told: ToldInsight, { paper, subjects, locale }: Beside): Presented {
  const names = new Map(paper.questions.map(({ subject, subjectName }) => [subject, subjectName]))
  const { speed, stems } = told
  return {
    minutes: paper.row.durationMinutes,
    questions: paper.questions.length,
    pace: mapTold(told.pace, ({ answered, last, unused }) => ({ answered: [...answered], last, unused })),
    others: mapTold(told.others, (points) => [...points]),
    speed: {
      ...mapTold(speed, ({ bars, median, unknown }) => ({
        bars: [...bars],
        bar_seconds: barSeconds,
        median: median ?? 0,
        unknown,
      })),
      slow: speed.slow,
      fast: speed.fast,
    },
    changes: told.changes,
    guesses: told.guesses.map(({ group, ...price }) => ({
      group,
      ...mapTold(price as Told<NonNullable<typeof price.figures>>, ({ right, wrong, earned, breakEven }) => ({
        right,
        wrong,
        earned,
        break_even: breakEven,
      })),
    })),
    rules: presentRules(paper),
    stems: stems && {
      true: stems.true,
      false: stems.false,
      saying: mapTold(stems.saying, ({ saidTrue, areTrue, answered, leaning }) => ({
        said_true: saidTrue,
        are_true: areTrue,
        answered,
        leaning,
      })),
    },
    subjects: subjects.map(({ subject, own, others }) => ({
      key: subject,
      subject: pickText(names.get(subject) ?? { bn: subject }, locale),
      own,
      others,
    })),
  }
}

const mapTold = <From, To>(told: Told<From>, map: (figures: From) => To): Told<To> =>
  told.figures === null ? { figures: null, silent: told.silent! } : { figures: map(told.figures as From), silent: null }

/** Each way of marking that the paper's questions have, once. */
function presentRules({ row, questions }: Paper): Presented['rules'] {
  const used = new Set(questions.map(({ section }) => section))
  const all = row.rules.sections.filter(({ key }) => used.has(key)).map(({ rule }) => rule)
  const byName = new Map(all.map((rule) => [`${rule.unit} ${rule.right} ${rule.wrong}`, rule]))
  return [...byName.values()].map((rule) => ({
    unit: rule.unit,
    right: rule.right,
    wrong: rule.wrong,
    break_even: breakEvenOf(rule),
  }))
}

import { alphaOf, type Counted } from './analyse-reliability.ts'
import { type Choice, countChoices, optionChoices, stemChoices } from './count-choices.ts'
import type { ItemAnalysis, ItemFigures, StemAnalysis } from './item-analysis.ts'
import { type ItemTable, isStemRight, saidOfStem, wholeRight } from './item-table.ts'
import { correlationOf, covarianceOf, meanOf } from './moments.ts'
import { rankByValue } from './rank-by-value.ts'
import { discriminationOf, type Groups } from './split-groups.ts'

/** What every question of a table is measured against. */
export type TableCounts = { readonly right: Counted; readonly marks: Counted; readonly groups: Groups | null }

export function analyseItem(table: ItemTable, counts: TableCounts, nth: number): ItemAnalysis {
  const question = table.questions[nth]!
  const { right, states, said } = table.columns[nth]!
  const rest = restOf(counts.right, nth)
  const measure = { count: table.count, rest, order: rankByValue(rest) }
  const isVoid = question.outOf === 0
  const choicesOf = (choices: Choice[]) => countChoices(choices, measure)
  return {
    questionId: question.id,
    correct: states.correct,
    partial: states.partial,
    wrong: states.wrong,
    blank: states.blank,
    discrimination: isVoid ? null : discriminationOf(counts.groups, (at) => right[at]! / wholeRight, table.count),
    byRight: figuresOf(counts.right, nth, wholeRight, isVoid),
    byMarks: figuresOf(counts.marks, nth, question.outOf, isVoid),
    choices: question.type === 'sba' ? choicesOf(optionChoices(question, said)) : [],
    stems:
      question.type === 'mcq'
        ? question.parts.map(({ id }, stem): StemAnalysis => {
            const choices = choicesOf(stemChoices(question, { said, right, stem }))
            const isRight = (at: number) => isStemRight(question.key, id, saidOfStem(said[at]!, stem))
            const values = Uint8Array.from({ length: table.count }, (_, at) => Number(isRight(at)))
            const correct = values.reduce((sum, each) => sum + each, 0)
            const blank = choices.find((choice) => choice.said === null)!.count
            return {
              partId: id,
              correct,
              wrong: table.count - correct - blank,
              blank,
              facility: table.count === 0 ? null : correct / table.count,
              discrimination: discriminationOf(counts.groups, (at) => values[at]!, table.count),
              restCorrelation: correlationOf(values, rest),
              choices,
            }
          })
        : [],
  }
}

const restOf = ({ totals, columns }: Counted, nth: number): Int32Array =>
  totals.map((total, at) => total - columns[nth]![at]!)

function figuresOf(counted: Counted, nth: number, whole: number, isVoid: boolean): ItemFigures {
  const column = counted.columns[nth]!
  const mean = meanOf(column)
  if (isVoid || mean === undefined)
    return {
      facility: null,
      deviation: null,
      pointBiserial: null,
      restCorrelation: null,
      efficiency: null,
      alphaWithout: null,
    }
  const rest = restOf(counted, nth)
  const [variance, all] = [counted.variances[nth]!, counted.variances.reduce((sum, each) => sum + each, 0)]
  const largest = covarianceOf(sorted(column), sorted(rest)) ?? 0
  return {
    facility: mean / whole,
    deviation: column.length > 1 ? Math.sqrt(variance) / counted.scale : null,
    pointBiserial: correlationOf(column, counted.totals),
    restCorrelation: correlationOf(column, rest),
    efficiency: largest === 0 ? null : (covarianceOf(column, rest) ?? 0) / largest,
    alphaWithout: alphaOf(counted.items - 1, all - variance, covarianceOf(rest, rest) ?? 0),
  }
}

const sorted = (values: ArrayLike<number>): Int32Array => Int32Array.from(rankByValue(values), (at) => values[at]!)

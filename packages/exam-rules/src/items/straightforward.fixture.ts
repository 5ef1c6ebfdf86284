import { markQuestion } from '../marking/mark-question.ts'
import type { MarkRule } from '../marking/mark-rule.ts'
import type { Answer } from '../questions/question-types.ts'
import type { KeyedQuestion } from './analyse-sheets.fixture.ts'

/**
 * The definitions of item statistics, written down as they read and with nothing in common with what they check: plain lists, every
 * figure from the beginning, comparing instead of counting.
 */
export function straightforward(
  questions: readonly KeyedQuestion[],
  rule: MarkRule,
  sheets: readonly ReadonlyMap<number, Answer>[],
) {
  const isBlank = (answer: Answer | undefined) =>
    answer === undefined || (answer.type === 'sba' ? answer.option === null : Object.keys(answer.stems).length === 0)
  const people = sheets.filter(
    (sheet) => questions.filter(({ id }) => !isBlank(sheet.get(id))).length >= questions.length / 4,
  )
  const marks = people.map((sheet) => questions.map((q) => markQuestion(q, q.key, sheet.get(q.id), rule)))
  const shares = marks.map((row) =>
    row.map(({ right, wrong, blank }) => (right + wrong + blank ? right / (right + wrong + blank) : 0)),
  )
  const earned = marks.map((row) => row.map((mark) => mark.marks))
  const counted = questions.map((q) => q.key.grace !== 'void')
  const worth = questions.map((q) =>
    q.key.grace === 'void' ? 0 : rule.unit === 'stem' && q.type === 'mcq' ? q.parts.length * rule.right : rule.right,
  )
  const column = (rows: number[][], j: number) => rows.map((row) => row[j]!)
  const totals = (rows: number[][]) => rows.map(sum)
  const rest = (rows: number[][], j: number) => rows.map((row) => sum(row.filter((_, other) => other !== j)))

  const ofPaper = (rows: number[][], wholes: number[]) => {
    const all = totals(rows)
    const alpha = cronbach(rows, counted)
    return {
      mean: all.length ? mean(all) : null,
      deviation: all.length > 1 ? Math.sqrt(variance(all)) : null,
      alpha,
      isKr20: rows.every((row) => row.every((x, j) => x === 0 || x === wholes[j])),
      error: alpha === null ? null : Math.sqrt(variance(all)) * Math.sqrt(1 - alpha),
    }
  }
  const ofItem = (rows: number[][], j: number, whole: number) => {
    const nothing = {
      facility: null,
      deviation: null,
      pointBiserial: null,
      restCorrelation: null,
      efficiency: null,
      alphaWithout: null,
    }
    if (!counted[j] || rows.length === 0) return nothing
    const x = column(rows, j)
    const r = rest(rows, j)
    const best = rows.length > 1 ? covariance(ascending(x), ascending(r)) : 0
    return {
      facility: mean(x) / whole,
      deviation: rows.length > 1 ? Math.sqrt(variance(x)) : null,
      pointBiserial: pearson(x, totals(rows)),
      restCorrelation: pearson(x, r),
      efficiency: Math.abs(best) < 1e-12 ? null : covariance(x, r) / best,
      alphaWithout: cronbach(
        rows.map((row) => row.filter((_, other) => other !== j)),
        counted.filter((_, other) => other !== j),
      ),
    }
  }
  const ofChoice = (
    j: number,
    about: { partId: number | null; said: 'T' | 'F' | null; isKey: boolean },
    chosen: number[],
    asKey?: number[],
  ) => {
    const r = rest(shares, j)
    const order = r
      .map((value, i) => ({ value, i }))
      .sort((a, b) => (close(a.value, b.value) ? a.i - b.i : a.value - b.value))
    return {
      ...about,
      count: sum(chosen),
      fifths: [0, 1, 2, 3, 4].map((fifth) =>
        sum(order.filter((_, p) => Math.floor((5 * p) / order.length) === fifth).map(({ i }) => chosen[i]!)),
      ),
      topThird: people.length > 1 ? within(r, chosen, Math.round(people.length / 3), 1) : 0,
      correlation: pearson(chosen, r),
      discriminationAsKey: asKey
        ? difference(
            r.map((value, i) => value + asKey[i]!),
            chosen,
          )
        : null,
    }
  }

  return {
    sittings: people.length,
    byRight: ofPaper(
      shares,
      questions.map(() => 1),
    ),
    byMarks: ofPaper(earned, worth),
    items: questions.map((q, j) => {
      const said = people.map((sheet) => sheet.get(q.id))
      const states = marks.map((row) => row[j]!.state)
      const countOf = (state: string) => states.filter((each) => each === state).length
      const flags = (test: (answer: Answer | undefined) => boolean) => said.map((answer) => Number(test(answer)))
      const { key } = q
      return {
        questionId: q.id,
        correct: countOf('correct'),
        partial: countOf('partial'),
        wrong: countOf('wrong'),
        blank: countOf('blank'),
        discrimination: counted[j] ? difference(totals(shares), column(shares, j)) : null,
        byRight: ofItem(shares, j, 1),
        byMarks: ofItem(earned, j, worth[j]!),
        choices:
          key.type !== 'sba'
            ? []
            : [
                ...q.parts.map(({ id }) => {
                  const chosen = flags((answer) => answer?.type === 'sba' && answer.option === id)
                  const isKey = key.options.includes(id)
                  return ofChoice(j, { partId: id, said: null, isKey }, chosen, isKey ? undefined : chosen)
                }),
                ofChoice(j, { partId: null, said: null, isKey: false }, flags(isBlank)),
              ],
        stems:
          key.type !== 'mcq'
            ? []
            : q.parts.map(({ id }) => {
                const word = (answer: Answer | undefined) =>
                  answer?.type === 'mcq' ? (answer.stems[id] ?? null) : null
                const truth = key.stems[id]
                const isRight = (value: 'T' | 'F' | null) => value !== null && (truth === 'either' || truth === value)
                const right = flags((answer) => isRight(word(answer)))
                return {
                  partId: id,
                  correct: sum(right),
                  wrong: sum(flags((answer) => word(answer) !== null && !isRight(word(answer)))),
                  blank: sum(flags((answer) => word(answer) === null)),
                  facility: people.length ? mean(right) : null,
                  discrimination: difference(totals(shares), right),
                  restCorrelation: pearson(right, rest(shares, j)),
                  choices: (['T', 'F', null] as const).map((value) => {
                    const chosen = flags((answer) => word(answer) === value)
                    const asKey =
                      value === null || truth === value || rule.unit !== 'stem'
                        ? undefined
                        : column(shares, j).map((share, i) => share + (chosen[i]! - right[i]!) / q.parts.length)
                    return ofChoice(j, { partId: value && id, said: value, isKey: isRight(value) }, chosen, asKey)
                  }),
                }
              }),
      }
    }),
  }
}

const sum = (values: number[]) => values.reduce((total, each) => total + each, 0)
const mean = (values: number[]) => sum(values) / values.length
const close = (a: number, b: number) => Math.abs(a - b) < 1e-9
const ascending = (values: number[]) => [...values].sort((a, b) => a - b)
const covariance = (x: number[], y: number[]) =>
  sum(x.map((value, i) => (value - mean(x)) * (y[i]! - mean(y)))) / (x.length - 1)
const variance = (x: number[]) => (x.length > 1 ? covariance(x, x) : 0)

function pearson(x: number[], y: number[]): number | null {
  if (x.length < 2 || variance(x) < 1e-12 || variance(y) < 1e-12) return null
  return covariance(x, y) / Math.sqrt(variance(x) * variance(y))
}

function cronbach(rows: number[][], counted: boolean[]): number | null {
  const k = counted.filter(Boolean).length
  const total = variance(rows.map(sum))
  if (k < 2 || total < 1e-12) return null
  const parts = sum(counted.map((_, j) => variance(rows.map((row) => row[j]!))))
  return (k / (k - 1)) * (1 - parts / total)
}

/** The mean of `values` over the `size` highest (`end` 1) or lowest (−1) by `by`, those equal at the edge sharing what is left. */
function within(by: number[], values: number[], size: number, end: 1 | -1): number {
  const keyed = by.map((value) => value * end)
  const edge = [...keyed].sort((a, b) => b - a)[size - 1]!
  const beyond = keyed.map((value) => value > edge && !close(value, edge))
  const equal = keyed.map((value) => close(value, edge))
  const left = (size - beyond.filter(Boolean).length) / equal.filter(Boolean).length
  return sum(values.map((value, i) => (beyond[i] ? value : equal[i] ? value * left : 0))) / size
}

function difference(by: number[], values: number[]): number | null {
  const size = Math.round(0.27 * by.length)
  if (size === 0 || by.every((value) => close(value, by[0]!))) return null
  return within(by, values, size, 1) - within(by, values, size, -1)
}

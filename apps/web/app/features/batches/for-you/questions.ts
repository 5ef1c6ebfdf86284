import { dhakaParts } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import type { Suggestions } from '../../../kit/batch/batch-queries.ts'
import type { QuestionName } from './answers.ts'

export type Question = {
  name: QuestionName
  title: string
  why?: string
  /** One word for it, beside the answer. */
  short: string
  choices: { value: string; label: string }[]
  /** The choice of not saying. */
  any: string
  /** Short answers stand several in a row. */
  inRow?: 2 | 3
}

const budgets = [5_000, 8_000, 12_000, 16_000, 20_000, 30_000]

/** A question in the reader's words. `askedAt` is the same on the server and in the browser: years are counted from there. */
export function question(
  name: QuestionName,
  { targets }: Pick<Suggestions, 'targets'>,
  askedAt: Date,
  locale: Locale,
): Question {
  switch (name) {
    case 'target':
      return {
        name,
        title: m.batches_match_target(),
        short: m.batches_match_target_short(),
        choices: targets.map(({ slug, title }) => ({ value: slug, label: title })),
        any: m.batches_match_target_any(),
      }
    case 'graduation-year':
      return {
        name,
        title: m.batches_match_year(),
        why: m.batches_match_year_why(),
        short: m.batches_match_year_short(),
        choices: years(askedAt, locale),
        any: m.batches_match_year_any(),
        inRow: 3,
      }
    case 'working':
      return {
        name,
        title: m.batches_match_working(),
        why: m.batches_match_working_why(),
        short: m.batches_match_working_short(),
        choices: [
          { value: 'yes', label: m.batches_match_working_yes() },
          { value: 'no', label: m.batches_match_working_no() },
        ],
        any: m.batches_match_working_any(),
      }
    case 'mode':
      return {
        name,
        title: m.batches_match_mode(),
        short: m.batches_match_mode_short(),
        choices: [
          { value: 'online', label: m.batches_match_mode_online() },
          { value: 'branch', label: m.batches_match_mode_branch() },
        ],
        any: m.batches_match_mode_any(),
      }
    case 'budget':
      return {
        name,
        title: m.batches_match_budget(),
        why: m.batches_match_budget_why(),
        short: m.batches_match_budget_short(),
        choices: budgets.map((taka) => ({ value: String(taka), label: budgetWords(taka, locale) })),
        any: m.batches_match_budget_any(),
        inRow: 2,
      }
  }
}

const budgetWords = (taka: number, locale: Locale) =>
  m.batches_fee_up_to({ price: formatMoney(taka * 100, locale) }, { locale })

/** This year and the ten before it, each by itself; whoever graduated earlier is in the last. */
function years(askedAt: Date, locale: Locale): Question['choices'] {
  const { year } = dhakaParts(askedAt)
  return Array.from({ length: 12 }, (_, ago) => {
    const words = localizeDigits(year - ago, locale)
    return { value: String(year - ago), label: ago === 11 ? m.batches_match_year_earlier({ year: words }) : words }
  })
}

/** What the reader answered, in words; an answer that is no choice of today (an older link) still has some. */
export function answerWords({ name, choices, any }: Question, answer: string, locale: Locale): string {
  if (answer === '') return any
  const found = choices.find(({ value }) => value === answer)
  if (found) return found.label
  return name === 'budget' ? budgetWords(Number(answer), locale) : localizeDigits(answer, locale)
}

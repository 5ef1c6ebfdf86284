import type { AnswerKey, KeyLine, PrintSet } from '@prostuti/exam-rules'
import { type MarkRule, printSets } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import { formatDate, formatTime } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { partLetter } from '@prostuti/text/part-letter'

export const setLetter = (set: PrintSet, locale: Locale): string => partLetter(printSets.indexOf(set), locale)

export const numberOf = (value: number, locale: Locale): string => localizeDigits(value, locale)

const marks = (hundredths: number, locale: Locale): string => formatNumber(hundredths / 100, locale)

export function ruleWords({ unit, right, wrong }: MarkRule, locale: Locale): string {
  const given = { right: marks(right, locale), wrong: marks(wrong, locale) }
  if (unit === 'stem')
    return wrong === 0 ? messages.print_rule_stem(given, { locale }) : messages.print_rule_stem_minus(given, { locale })
  return wrong === 0
    ? messages.print_rule_question(given, { locale })
    : messages.print_rule_question_minus(given, { locale })
}

type Facts = { minutes: number; marks: number; questions: number }

export const factWords = (given: Facts, locale: Locale): string =>
  messages.print_facts(
    {
      minutes: numberOf(given.minutes, locale),
      marks: marks(given.marks, locale),
      questions: numberOf(given.questions, locale),
    },
    { locale },
  )

export const momentWords = (at: Date, locale: Locale): string =>
  `${formatDate(at, locale, 'short')}, ${formatTime(at, locale)}`

export const truthWords = (truth: 'T' | 'F', locale: Locale): string =>
  truth === 'T' ? messages.print_true({}, { locale }) : messages.print_false({}, { locale })

/** What is right at one number, in a few letters. */
export function answerWords(line: KeyLine, key: AnswerKey, locale: Locale): string {
  if (key.grace === 'void') return messages.print_void({}, { locale })
  if (key.grace === 'all') return messages.print_everyone({}, { locale })
  if ('options' in line) return line.options.map((place) => partLetter(place, locale)).join(', ')
  return line.stems
    .map((truth) => (truth === 'either' ? messages.print_either({}, { locale }) : truthWords(truth, locale)))
    .join(' ')
}

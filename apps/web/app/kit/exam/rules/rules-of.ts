import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { momentAt } from '../../clock/moments.ts'
import type { ExamCard, ExamProperty } from '../exam-types.ts'
import { formatDuration, formatMarks } from '../exam-words.ts'

/** The rules of an exam in plain sentences, what costs marks first. */
export function rulesOf(exam: ExamCard, property: ExamProperty, now: number, locale: Locale): string[] {
  const isPractice = exam.kind === 'practice'
  return [
    ...marking(property, locale),
    (isPractice ? m.practice_rule_clock : m.room_rule_clock)({ time: formatDuration(exam.duration_minutes, locale) }),
    attempts(exam, property, locale),
    ...results(exam, property, now, locale),
    // Nobody else sits a set of one's own.
    ...(property.shuffled && !isPractice ? [m.room_rule_shuffled()] : []),
  ]
}

/** One sentence where all sections count alike; where they do not, the table of sections says it. */
function marking({ sections }: ExamProperty, locale: Locale): string[] {
  const [first] = sections
  if (!first) return []
  const alike = sections.every(
    ({ right, wrong, unit }) => right === first.right && wrong === first.wrong && unit === first.unit,
  )
  const costly = sections.some(({ wrong }) => wrong > 0)
  const worth = first.unit === 'stem' ? m.room_rule_marks_stem : m.room_rule_marks
  return [
    ...(alike ? [worth({ right: formatMarks(first.right, locale) })] : []),
    !costly
      ? m.room_rule_no_negative()
      : alike
        ? m.room_rule_wrong({ wrong: formatMarks(first.wrong, locale) })
        : m.room_rule_wrong_some(),
  ]
}

function attempts(exam: ExamCard, property: ExamProperty, locale: Locale): string {
  if (property.attempts === 1) return m.room_rule_once()
  if (property.attempts !== null) return m.room_rule_times({ n: formatNumber(property.attempts, locale) })
  // What never closes has no ranks.
  return exam.closes_at === null ? m.room_rule_any() : m.room_rule_any_ranked()
}

/** What is over is not announced: answers that are out already open with the handing in, and a late attempt has no rank. */
function results(
  exam: ExamCard,
  { answers_at, ranks_at, marks_early }: ExamProperty,
  now: number,
  locale: Locale,
): string[] {
  const release = answers_at ?? exam.closes_at
  const answers = release && Date.parse(release) > now ? release : null
  const closes = marks_early ? null : exam.closes_at
  const ranks = closes && (ranks_at ?? closes)
  const marks =
    closes && Date.parse(closes) > now ? m.room_marks_at({ when: momentAt(closes, locale) }) : m.room_rule_score()
  return [
    `${marks} ${answers ? m.room_rule_answers_at({ when: momentAt(answers, locale) }) : m.room_rule_answers_now()}`,
    ...(ranks && Date.parse(ranks) > now && exam.state !== 'late'
      ? [m.room_rule_ranks_at({ when: momentAt(ranks, locale) })]
      : []),
  ]
}

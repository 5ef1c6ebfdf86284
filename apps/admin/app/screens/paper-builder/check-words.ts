import * as m from '@prostuti/text/messages'
import { count } from '../../kit/list/list-cells.tsx'
import { marks } from './desk-words.ts'
import type { Desk } from './use-desk.ts'

type Check = Desk['checks'][number]

const someAtMost = 8

const numbersOf = (numbers: readonly number[]): string =>
  numbers.slice(0, someAtMost).map(count).join(', ') + (numbers.length > someAtMost ? ' …' : '')

const plain =
  (good: () => string, bad: (given: { numbers: string }) => string) =>
  ({ level, numbers }: Check): string =>
    level === 'good' ? good() : bad({ numbers: numbersOf(numbers) })

const wordsOf: Record<Check['name'], (check: Check, desk: Desk) => string> = {
  questions: ({ counts: [all = 0, missing = 0, over = 0] }) => {
    if (all === 0) return m.office_check_questions_none()
    if (missing > 0) return m.office_check_questions_short({ count: count(missing) })
    return over > 0
      ? m.office_check_questions_over({ count: count(over) })
      : m.office_check_questions_good({ count: count(all) })
  },
  marks: ({ level, counts: [found = 0, quota = 0] }) =>
    level === 'good'
      ? m.office_check_marks_good({ found: marks(found) })
      : m.office_check_marks({ found: marks(found), quota: marks(quota) }),
  sections: plain(m.office_check_sections_good, m.office_check_sections),
  keys_fit: plain(m.office_check_keys_fit_good, m.office_check_keys_fit),
  explanations: plain(m.office_check_explanations_good, m.office_check_explanations),
  states: plain(m.office_check_states_good, m.office_check_states),
  versions: plain(m.office_check_versions_good, m.office_check_versions),
  alike: ({ level, numbers }) =>
    level === 'good'
      ? m.office_check_alike_good()
      : m.office_check_alike({ count: count(numbers.length / 2), numbers: numbersOf(numbers) }),
  met: ({ level, numbers }) =>
    level === 'good'
      ? m.office_check_met_good()
      : m.office_check_met({ count: count(numbers.length), numbers: numbersOf(numbers) }),
  times: ({ level }) =>
    ({ good: m.office_check_times_good, look: m.office_check_times_short, must: m.office_check_times })[level](),
  batches: ({ level, counts: [doctors, batches = 0] }) => {
    if (level === 'must') return m.office_check_batches()
    if (doctors === undefined) return m.office_check_batches_all()
    return level === 'look'
      ? m.office_check_batches_nobody()
      : m.office_check_batches_good({ doctors: count(doctors), batches: count(batches) })
  },
  shared: ({ numbers, counts: [papers = 0] }) =>
    m.office_check_shared({ count: count(papers), numbers: numbersOf(numbers) }),
  rehearsal: (_, { rehearsal }) =>
    rehearsal
      ? m.office_check_rehearsal_good({ name: rehearsal.by.name, count: count(rehearsal.answered) })
      : m.office_check_rehearsal(),
  difficulty: ({ counts: [easy = 0, medium = 0, hard = 0, unknown = 0] }) =>
    m.office_check_difficulty({
      easy: count(easy),
      medium: count(medium),
      hard: count(hard),
      unknown: count(unknown),
    }),
  truths: ({ counts: [right = 0, wrong = 0] }) => m.office_check_truths({ true: count(right), false: count(wrong) }),
}

export const checkWords = (check: Check, desk: Desk): string => wordsOf[check.name](check, desk)

/** What has to be put right before it can be frozen, besides what `but` names. */
export const mustsOf = (desk: Desk, ...but: Check['name'][]): Check[] =>
  desk.checks.filter(({ name, level }) => level === 'must' && !but.includes(name))

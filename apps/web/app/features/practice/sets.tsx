import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { againIcon } from '@prostuti/ui/icons/result'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import styles from './practice.module.css'
import type { PracticeSet } from './practice-queries.ts'
import type { MakingSet } from './use-make-set.ts'

const modeWords = { study: m.practice_mode_study, timed: m.practice_mode_timed }

/** What was begun and not handed in comes before anything new. */
export function RunningSet({ set: { id, mode, exam } }: { set: PracticeSet }) {
  const locale = getLocale()
  const counts = {
    n: formatNumber(exam.mine?.answered ?? 0, locale),
    total: formatNumber(exam.question_count, locale),
  }
  return (
    <section className={`card pad ${styles.running}`}>
      <div>
        <h2>{m.practice_running()}</h2>
        <p className="meta">
          {exam.title} · {modeWords[mode]()} · {m.practice_answered(counts)}
        </p>
      </div>
      <Link className="btn btn-go" to={addressOf('/my/practice/:id', { id })}>
        {m.practice_go_on()}
        <Icon of={arrowRightIcon} />
      </Link>
    </section>
  )
}

/** The last sets, each with what it came to, and the same again. */
export function Sets({ sets, making }: { sets: readonly PracticeSet[]; making: MakingSet }) {
  if (sets.length === 0) return null
  return (
    <MySection title={m.practice_sets()}>
      <ul className={`card ${styles.sets}`}>
        {sets.map((set) => (
          <SetRow key={set.id} set={set} making={making} />
        ))}
      </ul>
    </MySection>
  )
}

function SetRow({ set, making }: { set: PracticeSet; making: MakingSet }) {
  const { id, mode, made_at, choices, exam } = set
  const locale = getLocale()
  const isDone = exam.mine?.state === 'finished'
  return (
    <li className={styles.set}>
      <div>
        <Link
          className="link-in"
          to={isDone ? addressOf('/my/practice/:id/result', { id }) : addressOf('/my/practice/:id', { id })}
        >
          {exam.title}
        </Link>
        <p className="meta">
          {formatWhen(new Date(made_at), new Date(), locale)} · {modeWords[mode]()} ·{' '}
          {m.practice_questions({ n: formatNumber(exam.question_count, locale) })}
        </p>
      </div>
      <p className={`num ${styles.score}`}>{scoreWords(set)}</p>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-disabled={making.sending || undefined}
        onClick={() => !making.sending && making.send(choices)}
      >
        <Icon of={againIcon} size="sm" />
        {m.practice_same_again()}
      </button>
    </li>
  )
}

function scoreWords({ exam: { mine, total_marks } }: PracticeSet): string {
  if (mine === null) return m.practice_not_begun()
  if (mine.state === 'running') return m.practice_runs()
  // Of what another exam asks at this moment nothing is told.
  if (mine.marks === null) return m.practice_marks_wait()
  const locale = getLocale()
  return m.practice_marks({ marks: formatMarks(mine.marks, locale), total: formatMarks(total_marks, locale) })
}

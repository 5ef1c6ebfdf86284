import type { readCorrection } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChartScatter } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { Presence } from '../../kit/live/presence.tsx'
import { useNews } from '../../kit/live/staff-live.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { CorrectionFoot } from './correction-foot.tsx'
import { type Correction, correctionsPath } from './correction-types.ts'
import { stateTone, stateWords } from './correction-words.ts'
import { EffectsCard } from './effects-card.tsx'
import own from './key-correction.module.css'
import { SignersCard, ToldCard } from './people-cards.tsx'
import { QuestionCard } from './question-card.tsx'
import { useDraft } from './use-draft.ts'
import { WaysCard } from './ways-card.tsx'

const isWorkingOn = ({ job }: Correction): boolean => job?.state === 'waiting' || job?.state === 'running'

/** A mistaken key: what is right instead, what that would do to everybody, and the two who answer for it. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...get<typeof readCorrection>(`${correctionsPath}/:id`, { params: { id } }),
    throwOnError: isNotThere,
    refetchInterval: ({ state }) => (state.data && isWorkingOn(state.data.correction) ? 700 : false),
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(correctionsPath))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  return <Shown key={data.correction.id} correction={data.correction} />
}

function Shown({ correction }: { correction: Correction }) {
  const { paper, question, state, objections, rehearsal } = correction
  const draft = useDraft(correction)
  const locale = getLocale()
  const isWorking = isWorkingOn(correction)
  useEffectsAfterWork(isWorking)
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs
            steps={[
              { to: '/corrections', text: m.office_menu_corrections() },
              { to: `/results/${paper.id}`, text: pickText(paper.title, locale) },
            ]}
            here={m.office_analysis_question({ n: numberWords(question.position) })}
          />
          <div className={styles.title}>
            <h1>{m.office_correction_title()}</h1>
            <span className={`chip ${stateTone(state)}`}>{stateWords(state)}</span>
            {(state === 'draft' || state === 'asked') && (
              <span className="chip chip-brand">{m.office_correction_rehearsal_only()}</span>
            )}
            {objections > 0 && (
              <Link className="chip" to={`/objections/${paper.id}/${question.id}`}>
                {m.office_correction_objections({ count: numberWords(objections) })}
              </Link>
            )}
            <Presence of={`${correctionsPath}/${correction.id}`} />
          </div>
        </div>
        <Link className="btn btn-line btn-sm" to={`/results/${paper.id}/analysis?question=${question.id}`}>
          <ChartScatter aria-hidden="true" size={18} /> {m.office_results_analysis()}
        </Link>
      </div>
      <div className={styles.cols}>
        <QuestionCard correction={correction} draft={draft} />
        <WaysCard correction={correction} draft={draft} />
      </div>
      <Standing correction={correction} isWorking={isWorking} />
      {rehearsal && !isWorking && (
        <>
          <EffectsCard correction={correction} />
          <div className={styles.cols}>
            <ToldCard correction={correction} />
            <SignersCard correction={correction} />
          </div>
        </>
      )}
      <CorrectionFoot correction={correction} draft={draft} isWorking={isWorking} />
    </>
  )
}

/** What a finished rehearsal or publication wrote is asked for again. */
function useEffectsAfterWork(isWorking: boolean): void {
  const client = useQueryClient()
  const was = useRef(isWorking)
  useEffect(() => {
    if (was.current && !isWorking) void client.invalidateQueries({ queryKey: [`${correctionsPath}/:id/effects`] })
    was.current = isWorking
  }, [isWorking, client])
}

/** How far the work has come, or why nothing can be done yet. */
function Standing({ correction, isWorking }: { correction: Correction; isWorking: boolean }) {
  const { job, state, rehearsal, is_running } = correction
  if (isWorking) {
    const total = job?.total ?? 0
    const counts = { done: numberWords(job?.done ?? 0), total: numberWords(total) }
    const words =
      total === 0
        ? m.office_correction_working()
        : state === 'publishing'
          ? m.office_correction_publishing(counts)
          : m.office_correction_rehearsing(counts)
    return (
      <section className={`card ${own.work}`}>
        <p role="status">{words}</p>
        <progress
          aria-label={m.office_correction_working()}
          {...(total > 0 && { value: Math.min(job?.done ?? 0, total), max: total })}
        />
      </section>
    )
  }
  const words = is_running
    ? m.office_correction_running()
    : state !== 'draft'
      ? undefined
      : job?.state === 'failed' || job?.state === 'cancelled'
        ? m.office_correction_failed()
        : rehearsal === null
          ? m.office_correction_not_rehearsed()
          : rehearsal.is_current
            ? undefined
            : m.office_correction_outdated()
  if (words === undefined) return null
  return (
    <section className={`card ${styles.note}`}>
      <p role="status">{words}</p>
    </section>
  )
}

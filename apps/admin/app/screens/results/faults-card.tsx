import type { retryMarking } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { showToast } from '../../kit/toast/toast.ts'
import own from './results.module.css'
import { type PaperResults, resultsPath } from './results-types.ts'

type FaultsCardProps = { paperId: number; faults: PaperResults['faults']; count: number; mayRetry: boolean }

/** Which sittings could not be marked, and why; the others are. */
export function FaultsCard({ paperId, faults, count, mayRetry }: FaultsCardProps) {
  const { isBusy, failure, act } = useAct()
  const client = useQueryClient()
  const retry = () =>
    act(async () => {
      const done = await post<typeof retryMarking>(`${resultsPath}/:id/marking`, undefined, { params: { id: paperId } })
      showToast({
        text: m.office_results_retried({ marked: numberWords(done.marked), left: numberWords(done.left) }),
      })
      await client.invalidateQueries()
    })
  return (
    <section className={`card ${styles.card} ${own.faults}`}>
      <header>
        <h2>{m.office_results_fault_title()}</h2>
        <span className="chip chip-bad">{m.office_results_faults({ count: numberWords(count) })}</span>
        {mayRetry && (
          <button
            type="button"
            className={`btn btn-line btn-sm ${styles.end}`}
            aria-busy={isBusy}
            onClick={() => void retry()}
          >
            <RotateCw aria-hidden="true" size={18} /> {m.office_results_retry()}
          </button>
        )}
      </header>
      <div className={styles.body}>
        <p>{m.office_results_fault_text()}</p>
        <ul className={own.faultList}>
          {faults.map(({ attempt_id, doctor, words, at }) => (
            <li key={attempt_id}>
              <b>{doctor}</b>
              <span lang="en">{words}</span>
              <small>{m.office_results_fault_since({ when: formatWhen(new Date(at), new Date(), getLocale()) })}</small>
            </li>
          ))}
        </ul>
        <p role="alert" className="err">
          {failure}
        </p>
      </div>
    </section>
  )
}

import type { cancelJob } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { post } from '../../api/call.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { Head } from './head.tsx'
import styles from './import.module.css'
import { count } from './model/fault-words.ts'
import { type Import, importsPath } from './model/use-import.ts'

type Progress = NonNullable<Import['progress']>

/** A job is at it: how far it has come, and the way to stop it. */
export function UnderWay({ of, progress }: { of: Import; progress: Progress }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { phase, done, total, job_id, is_cancelling } = progress
  const isRead = phase === 'reading' || phase === 'comparing'

  // A file that is not read is forgotten with its job: there is nothing to come back to.
  useEffect(() => {
    if (is_cancelling && isRead) void navigate('/import')
  }, [is_cancelling, isRead, navigate])

  const cancel = async () => {
    try {
      await post<typeof cancelJob>('/api/v3/admin/jobs/:id/cancel', undefined, { params: { id: job_id } })
      if (isRead) return void (await navigate('/import'))
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
    }
    await client.invalidateQueries({ queryKey: [`${importsPath}/:id`] })
  }
  const words = is_cancelling ? m.office_job_cancelling() : wordsOf(progress)
  return (
    <>
      <Head title={title(phase)} step={isRead ? 2 : 4} of={of} />
      <section className={`card ${styles.underWay}`} aria-label={title(phase)}>
        <p role="status">{words}</p>
        <progress aria-label={title(phase)} {...(total !== null && total > 0 && { value: done, max: total })} />
        <p className="hint">{isRead ? m.office_import_reading_hint() : m.office_import_taking_hint()}</p>
        {!is_cancelling && (
          <button type="button" className="btn btn-line" onClick={() => void cancel()}>
            {m.office_job_cancel()}
          </button>
        )}
      </section>
    </>
  )
}

const title = (phase: Progress['phase']): string =>
  ({
    reading: m.office_import_reading,
    comparing: m.office_import_comparing,
    taking: m.office_import_taking,
    undoing: m.office_import_undoing,
  })[phase]()

function wordsOf({ phase, done, total }: Progress): string {
  if (phase === 'reading') return m.office_import_read_so_far({ count: count(done) })
  if (phase === 'comparing') return m.office_import_compared({ done: count(done), total: count(total ?? 0) })
  const inputs = { done: count(done), total: count(total ?? 0) }
  return phase === 'taking' ? m.office_import_taken_so_far(inputs) : m.office_import_undone_so_far(inputs)
}

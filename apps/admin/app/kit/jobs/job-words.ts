import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Job } from './use-jobs.ts'

/** Where it stands, in a few words. */
export function jobWords({ state, is_cancelling, error, done, total, failed }: Job): string {
  const number = (value: number) => formatNumber(value, getLocale())
  if (is_cancelling) return m.office_job_cancelling()
  if (state === 'waiting') return m.office_job_waiting()
  if (state === 'running')
    return total === null
      ? m.office_job_running({ done: number(done) })
      : m.office_job_running_of({ done: number(done), total: number(total) })
  if (state === 'cancelled') return m.office_job_cancelled({ done: number(done) })
  if (state === 'failed') return error === 'not_found' ? m.office_job_forbidden() : m.office_job_failed()
  return failed > 0
    ? m.office_job_done_with_faults({ done: number(done - failed), failed: number(failed) })
    : m.office_job_done({ done: number(done) })
}

export const jobTone = ({ state, failed }: Job): string =>
  ({
    waiting: 'chip-line',
    running: 'chip-brand',
    done: failed > 0 ? 'chip-bad' : 'chip-ok',
    failed: 'chip-bad',
    cancelled: '',
  })[state]

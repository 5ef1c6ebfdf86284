import type { ResponseOf } from '@prostuti/contract'
import type { readNoticeStanding, withdrawNotice } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { showToast } from '../../kit/toast/toast.ts'
import styles from './notice.module.css'
import { readWords, stateChips, stateWords } from './notice-words.ts'

export const standingPath = '/api/v3/admin/notices/:id/standing'

type StandingProps = { id: string; standing: ResponseOf<typeof readNoticeStanding>; mayWrite: boolean }

/** Where a notice stands, and the way to take it back. */
export function Standing({ id, standing, mayWrite }: StandingProps) {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const { state, published_at, by } = standing
  const isWithdrawn = state === 'withdrawn'

  const set = async (withdrawn: boolean) => {
    await post<typeof withdrawNotice>('/api/v3/admin/notices/:id/withdrawal', { withdrawn }, { params: { id } })
    await client.invalidateQueries({ queryKey: [standingPath] })
    await client.invalidateQueries({ queryKey: ['/api/v3/admin/notices'] })
  }
  const press = async () => {
    setIsBusy(true)
    try {
      await set(!isWithdrawn)
      const text = isWithdrawn ? m.office_notice_is_back() : m.office_notice_was_withdrawn()
      showToast({ text, undo: () => set(isWithdrawn) })
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
    } finally {
      setIsBusy(false)
    }
  }
  const when = formatWhen(new Date(published_at), new Date(), getLocale())
  return (
    <div className={styles.standing}>
      <span className={stateChips[state]}>{stateWords[state]()}</span>
      <span>{state === 'planned' ? m.office_notice_comes({ when }) : m.office_notice_came({ when })}</span>
      {by && <span>{m.office_notice_by({ name: by })}</span>}
      {state !== 'planned' && (
        <span>
          {m.office_notice_reads()}: {readWords(standing)}
        </span>
      )}
      {mayWrite && (
        <button
          type="button"
          className="btn btn-line btn-sm"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : press}
        >
          {isWithdrawn ? m.office_notice_put_back() : m.office_notice_withdraw()}
        </button>
      )}
    </div>
  )
}

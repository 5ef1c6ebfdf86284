import type { decideDeviceRequest } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { post } from '../../api/call.ts'
import { toastFailure, useAct } from '../act/use-act.ts'
import { showToast } from '../toast/toast.ts'
import styles from './decide-buttons.module.css'

/** Lets one more device in, or does not. */
export function DecideButtons({ requestId, device }: { requestId: number; device: string }) {
  const client = useQueryClient()
  const { isBusy, act } = useAct(toastFailure)
  const decide = (decision: 'approved' | 'refused') =>
    act(async () => {
      try {
        await post<typeof decideDeviceRequest>(
          '/api/v3/admin/device-requests/:id/decide',
          { decision },
          { params: { id: requestId } },
        )
        showToast({ text: decision === 'approved' ? m.office_device_approved() : m.office_device_refused() })
      } finally {
        // Also when a colleague was quicker.
        await client.invalidateQueries({ predicate: ({ queryKey }) => /doctors|device/.test(String(queryKey[0])) })
      }
    })
  return (
    <span className={styles.buttons}>
      <button
        type="button"
        className="btn btn-brand btn-sm"
        aria-busy={isBusy}
        aria-label={m.office_device_approve_of({ device })}
        onClick={() => void decide('approved')}
      >
        {m.office_device_approve()}
      </button>
      <button
        type="button"
        className="btn btn-line btn-sm"
        aria-busy={isBusy}
        aria-label={m.office_device_refuse_of({ device })}
        onClick={() => void decide('refused')}
      >
        {m.office_device_refuse()}
      </button>
    </span>
  )
}

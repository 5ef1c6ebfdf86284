import type { BodyOf } from '@prostuti/contract'
import type { makePhoneList } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { post } from '../../../api/call.ts'
import { useJobActions } from '../../../kit/jobs/use-jobs.ts'
import { showToast } from '../../../kit/toast/toast.ts'

/** Has the numbers of some people written into a file, which the bell gives out to who shows a second factor. */
export function usePhoneList(paperId: number) {
  const { renew } = useJobActions()
  return async (of: BodyOf<typeof makePhoneList>['of']) => {
    try {
      await post<typeof makePhoneList>('/api/v3/admin/sittings/:id/phone-list', { of }, { params: { id: paperId } })
      await renew()
      showToast({ text: m.office_export_begun() })
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
    }
  }
}

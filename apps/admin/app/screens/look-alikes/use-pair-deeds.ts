import type { ResponseOf } from '@prostuti/contract'
import type { keepApart, listLookAlikes, mergeQuestion } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { post } from '../../api/call.ts'
import { questionsPath } from '../../kit/question/question-types.ts'
import { showToast } from '../../kit/toast/toast.ts'

export const lookAlikesPath: (typeof listLookAlikes)['path'] = '/api/v3/admin/look-alikes'

export type Pair = ResponseOf<typeof listLookAlikes>['pairs'][number]
export type Side = Pair['older']
/** Which of a pair is kept, and which is merged into it. */
export type Choice = { keep: Side; merge: Side }

/** What becomes of a pair; afterwards the list is asked for again. */
export function usePairDeeds({ older, newer }: Pair) {
  const client = useQueryClient()
  const reread = () => client.invalidateQueries({ queryKey: [lookAlikesPath] })
  const say = async (isApart: boolean) => {
    const body = { other_id: older.id, is_apart: isApart }
    await post<typeof keepApart>(`${questionsPath}/:id/apart`, body, { params: { id: newer.id } })
    await reread()
  }
  return {
    separate: async () => {
      await say(true)
      showToast({ text: m.office_look_alikes_apart_done(), undo: () => say(false) })
    },
    merge: async ({ keep, merge }: Choice) => {
      const params = { id: merge.id }
      await post<typeof mergeQuestion>(`${questionsPath}/:id/merge`, { into_id: keep.id }, { params })
      showToast({ text: m.office_look_alikes_merged({ number: localizeDigits(keep.id, getLocale()) }) })
      await reread()
    },
  }
}

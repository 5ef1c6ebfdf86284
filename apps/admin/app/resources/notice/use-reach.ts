import type { countNoticeReach, FieldsOf, noticeResource } from '@prostuti/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { get } from '../../api/call.ts'

/** How many doctors the notice that is being written would reach; undefined until that is known. */
export function useReach() {
  const { watch } = useFormContext<FieldsOf<typeof noticeResource>>()
  const [audience, courseId, batchId, scheduleId] = watch(['audience', 'course_id', 'batch_id', 'schedule_id'])
  const id = { all: null, course: courseId, batch: batchId, schedule: scheduleId }[audience]
  // A new one is for nobody yet.
  const isNamed = audience === 'all' || typeof id === 'number'
  const { data, error } = useQuery({
    ...get<typeof countNoticeReach>('/api/v3/admin/notices/reach', { query: { audience, id: id ?? undefined } }),
    enabled: isNamed,
  })
  return { isNamed, count: isNamed ? data?.doctors : undefined, sample: isNamed ? (data?.sample ?? []) : [], error }
}

/** Nothing is published before its writer could see how many it reaches. */
export function useUncounted(): boolean {
  const { isNamed, count, error } = useReach()
  return isNamed && count === undefined && error === null
}

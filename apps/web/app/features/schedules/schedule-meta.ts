import type { batchSchedules, ResponseOf } from '@prostuti/contract'
import type { MetaDescriptor } from 'react-router'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import { summaryOf } from '../../kit/rich-text/summary-of.ts'
import { batchSchedulesQuery } from '../../kit/schedule/schedule-queries.ts'

type Words = (about: { batch: string }) => string

type MetaArgs = Parameters<typeof loadedMeta>[0] & { params: { batch_id?: string | undefined } }

/** `meta` of the pages about a batch's timetables: they are named after the batch. */
export function scheduleMeta(args: MetaArgs, title: Words, description: Words): MetaDescriptor[] {
  const [path] = batchSchedulesQuery(args.params.batch_id).queryKey
  const answer = answerIn<ResponseOf<typeof batchSchedules>>(args.loaderData, String(path))
  const about = answer && { batch: answer.batch.title }
  return loadedMeta(args, about && { title: title(about), description: summaryOf(description(about)) })
}

import type { Db } from '@prostuti/db'
import { type NewsSource, tellOnce } from '../push/index.ts'
import { cardSource } from './sources/cards.ts'
import { examSources } from './sources/exams.ts'
import { instalmentSource } from './sources/instalments.ts'
import { noticeSources } from './sources/notices.ts'
import { parcelSource } from './sources/parcels.ts'
import { resultSources } from './sources/results.ts'

/** The most pressing first. A complaint that is answered is told of where it is answered (`features/complaint/news`). */
export const newsSources: readonly NewsSource[] = [
  ...examSources,
  ...resultSources,
  ...noticeSources,
  parcelSource,
  instalmentSource,
  cardSource,
]

/** One sweep over everything there is to tell; a source that fails does not keep the others from their turn. */
export async function tellNews(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let told = 0
  const failures: unknown[] = []
  for (const source of newsSources) {
    if (signal?.aborted) break
    try {
      told += await tellOnce(db, source, { now, signal })
    } catch (error) {
      failures.push(new Error(source.kind, { cause: error }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} kinds of news failed`)
  return told
}

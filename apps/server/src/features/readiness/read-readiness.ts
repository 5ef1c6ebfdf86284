import type { ResponseOf, readiness } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { listRankedSittings } from '../exam/index.ts'
import { type PackCohorts, readForecasts } from './read-forecasts.ts'
import { trendsOf } from './trends-of.ts'

export type ReadinessReader = { doctorId: number; locale: Locale; now: Date; cohorts: PackCohorts }

/** All of it rests on sittings whose marks and ranks this doctor may know: what is not released is not asked for. */
export async function readReadiness(tx: Tx, reader: ReadinessReader): Promise<ResponseOf<typeof readiness>> {
  const sittings = await listRankedSittings(tx, reader)
  return { trends: trendsOf(sittings), forecasts: await readForecasts(tx, { sittings, ...reader }) }
}

import type { ResponseOf, readiness } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { forecastLooksAt, forecastNeeds, forecastPass, packCohort } from '@prostuti/exam-rules'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { type Locale, pickText } from '@prostuti/text/locale'
import { desc, eq, inArray } from 'drizzle-orm'
import type { createPackCohorts, RankedSitting } from '../exam/index.ts'
import { presentExam } from './trends-of.ts'

const { cutMark, rulePack } = tables

type Forecast = ResponseOf<typeof readiness>['forecasts'][number]
export type PackCohorts = ReturnType<typeof createPackCohorts>
type Known = { sittings: readonly RankedSitting[]; cohorts: PackCohorts; now: Date; locale: Locale }
type Standing = RankedSitting & { standing: NonNullable<RankedSitting['standing']> }

const dayMs = 86_400_000

/** One for each real exam that the doctor sits papers of, as far as its past cut marks are known. */
export async function readForecasts(tx: Tx, { sittings, cohorts, now, locale }: Known): Promise<Forecast[]> {
  const since = now.getTime() - forecastLooksAt.days * dayMs
  const sat = sittings.filter(
    (sitting): sitting is Standing => sitting.standing !== null && sitting.finishedAt.getTime() >= since,
  )
  const byPack = Map.groupBy(sat, ({ packKey }) => packKey)
  const cuts = Map.groupBy(await readCuts(tx, [...byPack.keys()]), ({ packKey }) => packKey)
  const forecasts: Forecast[] = []
  for (const [packKey, all] of byPack) {
    const known = cuts.get(packKey)?.slice(0, forecastLooksAt.cuts)
    if (known === undefined) continue
    const exams = all.toReversed().slice(0, forecastLooksAt.exams)
    const cohort = packCohort(now, await cohorts(tx, { packKey, now }))
    const told = forecastPass(now, {
      exams: exams.map(({ finishedAt, marks, outOf, standing }) => ({
        at: finishedAt,
        share: marks / outOf,
        average: standing.average / outOf,
      })),
      cuts: known.map(({ heldOn, marks, outOf }) => ({ on: dhakaMidnight(heldOn), share: marks / outOf })),
      cohort,
    })
    const lacks = 'lacks' in told && told.lacks !== 'cut_marks' ? told.lacks : null
    forecasts.push({
      pack: { key: packKey, name: pickText(known[0]!.name, locale) },
      band: 'lacks' in told ? null : { from: told.from, to: told.to },
      lacks,
      needs: forecastNeeds,
      exams: exams.map((sitting) => ({ ...presentExam(sitting), marks: sitting.marks, out_of: sitting.outOf })),
      cut_marks: known.map(({ session, heldOn, marks, outOf }) => ({
        session: pickText(session, locale),
        held_on: heldOn,
        marks,
        out_of: outOf,
      })),
    })
  }
  return forecasts
}

async function readCuts(tx: Tx, packKeys: string[]) {
  if (packKeys.length === 0) return []
  const rows = await tx
    .select({ cut: cutMark, rules: rulePack.rules })
    .from(cutMark)
    .innerJoin(rulePack, eq(rulePack.key, cutMark.packKey))
    .where(inArray(cutMark.packKey, packKeys))
    .orderBy(desc(cutMark.heldOn))
  return rows.map(({ cut, rules }) => ({ ...cut, name: rules.name }))
}

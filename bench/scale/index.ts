import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'
import { closeExam, measureRank, measureResults, measureSitting, noTimes, releaseRanks } from './measure-exam.ts'
import { measurePartitions } from './partition-cost.ts'
import { reportOf } from './report.ts'
import { openSite, type Site } from './site.ts'
import { countChanges, measurePacking } from './weigh.ts'

/** `SCALE=1000,10000` for a quick look. */
const sizes = (process.env.SCALE ?? '1000,10000,100000').split(',').map(Number)
const rounds = 5
const perRound = 60
const packedAtMost = 2_000

/**
 * Whether an exam costs each examinee the same however many have sat before: sites with 1,000, 10,000 and 100,000 finished attempts of 240
 * steps in their tables, in each of which the same exam is sat by turns. What a start, a save through the journal, a finish, the board of the
 * control room, the ranks of the new paper and one result take; what an examinee leaves behind; how quickly old steps are packed, and into
 * how much; and what a save costs with more partitions. The smallest is the yardstick.
 */
const bench: Bench = async () => {
  const sites: Site[] = []
  try {
    for (const size of sizes) sites.push(await openSite(size, perRound * (rounds + 2)))
    const loads = [round(loadavg()[0] ?? 0, 1)]
    const times = sites.map(noTimes)
    const part = (site: Site, turn: number) => site.exam.tokens.slice(turn * perRound, (turn + 1) * perRound)
    // The first turn of each warms up.
    for (let turn = 0; turn <= rounds; turn++)
      for (const [nth, site] of sites.entries())
        await measureSitting(site, part(site, turn), turn === 0 ? noTimes() : times[nth]!)
    const examinees = perRound * (rounds + 1)
    // So long a connection may keep to itself what it has counted.
    await pause(11_000)
    const changes = []
    for (const { database } of sites) changes.push(await countChanges(database, examinees))
    const partitions = await measurePartitions(sites[0]!, part(sites[0]!, rounds + 1))
    await removeRest(sites[0]!, part(sites[0]!, rounds + 1))
    for (const site of sites) await closeExam(site)
    for (let turn = 0; turn <= 2 * rounds; turn++)
      for (const [nth, site] of sites.entries()) await measureRank(site, turn === 0 ? noTimes() : times[nth]!)
    for (const site of sites) await releaseRanks(site)
    for (let turn = 0; turn <= rounds; turn++)
      for (const [nth, site] of sites.entries())
        await measureResults(site, part(site, turn), turn === 0 ? noTimes() : times[nth]!)
    const packings = []
    for (const site of sites) packings.push(await measurePacking(site.database, packedAtMost))
    loads.push(round(loadavg()[0] ?? 0, 1))
    const weights = sites.map(({ weight }) => weight)
    return reportOf({ sizes, examinees, times, weights, changes, packings, partitions, loads })
  } finally {
    for (const site of sites) await site.close()
  }
}

export default bench

/** Whoever only served to measure partitions goes, so that every site ranks the same number. */
async function removeRest({ database: { pool }, exam }: Site, tokens: readonly string[]): Promise<void> {
  const doctors = exam.doctorIds.slice(-tokens.length)
  await pool.query('delete from attempt where paper_id = $1 and doctor_id = any($2) and finished_at is null', [
    exam.paperId,
    doctors,
  ])
}

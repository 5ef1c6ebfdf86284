import { type Tx, tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import { freeBytes, leastFreeBytes } from '../../../config/free-space.ts'
import type { Deps } from '../../../deps.ts'
import { lastBackupAt } from '../../backup/index.ts'
import {
  isLate,
  type LastWord,
  stateOfBackup,
  stateOfDisk,
  stateOfJobs,
  stateOfLedger,
  stateOfService,
  stateOfSms,
  stateOfStorage,
} from '../rules/health-states.ts'
import type { TodayEnv } from '../today-env.ts'

/** How the gateways, the jobs, the books, the backup and the disk are. Nobody outside is asked: their last words are read. */
export async function readHealth(tx: Tx, deps: Pick<Deps, 'gateways' | 'couriers'> & { env: TodayEnv }, now: Date) {
  const { gateways, couriers, env } = deps
  const [lastWords, sms, runs, madeAt, free] = await Promise.all([
    readLastWords(tx),
    readSms(tx, now),
    tx.select().from(tables.jobRun),
    lastBackupAt(env.dataDir),
    freeBytes(env.dataDir),
  ])
  const service = (name: string, isAvailable: boolean) => {
    const last = lastWords.get(name)
    return { name, state: stateOfService(isAvailable, last), at: iso(last?.at), figure: null }
  }
  const sweeps = runs.filter(({ name }) => name !== ledgerJob)
  const ledger = runs.find(({ name }) => name === ledgerJob)
  const files = runs.find(({ name }) => name === storageJob)
  const lastRun = runs.map(({ ranAt }) => ranAt?.getTime() ?? 0).toSorted((a, b) => b - a)[0]
  return {
    items: [
      service('bkash', gateways.bkash.available),
      service('sslcommerz', gateways.sslcommerz.available),
      {
        name: env.sms.mode === 'live' ? 'sms' : 'sms_sandbox',
        state: stateOfSms(sms),
        at: iso(sms.lastAt),
        figure: sms.tried === 0 ? null : Math.floor((100 * sms.taken) / sms.tried),
      },
      service('steadfast', couriers.steadfast.available),
      service('pathao', couriers.pathao.available),
      {
        name: 'jobs',
        state: stateOfJobs(sweeps, now),
        at: iso(lastRun ? new Date(lastRun) : undefined),
        figure: sweeps.filter((run) => isLate(run, now)).length,
      },
      { name: 'ledger', state: stateOfLedger(ledger, now), at: iso(ledger?.ranAt), figure: ledger?.found ?? null },
      {
        name: 'backup',
        state: stateOfBackup(madeAt, now, env.backup.hour !== undefined),
        at: iso(madeAt),
        figure: null,
      },
      { name: 'disk', state: stateOfDisk(free, leastFreeBytes), at: null, figure: Math.floor(free / 1024 ** 2) },
      // Files on the own disk are what the line before is about.
      ...(env.storage.s3 === undefined
        ? []
        : [
            {
              name: 'storage',
              state: stateOfStorage(files, now),
              at: iso(files?.failedAt ?? files?.ranAt),
              figure: null,
            },
          ]),
    ],
  }
}

/** Puts a small file where files are kept, reads it and removes it; it fails where that does not work. */
export const storageJob = 'check_storage'

/** Its `found` is how many faults the books have. */
export const ledgerJob = 'check_ledger'

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null

async function readLastWords(tx: Tx): Promise<Map<string, LastWord>> {
  const { rows } = await tx.execute<{ name: string; at: string; away: string | null }>(
    sql.join(
      [
        ...['sslcommerz', 'bkash'].map((name) => lastWordOf(name, sql`gateway_message where gateway = ${name}`)),
        ...['steadfast', 'pathao'].map((name) => lastWordOf(name, sql`courier_message where courier = ${name}`)),
      ],
      sql` union all `,
    ),
  )
  return new Map(rows.map(({ name, at, away }) => [name, { at: new Date(at), away }]))
}

/**
 * Each asked for by its own name: of names that come from a row PostgreSQL guesses that all are as common, and looks for one that
 * has been silent for years among all messages of the others.
 */
const lastWordOf = (name: string, from: SQL): SQL => sql`
  (select ${name} as name, at, body ->> 'away' as away from ${from} and direction = 'received' order by id desc limit 1)`

async function readSms(tx: Tx, now: Date) {
  const { rows } = await tx.execute<{ tried: number; taken: number; last: string | null }>(sql`
    select count(*)::int as tried, (count(*) filter (where ok))::int as taken, max(at) as last
    from sms_try where at > ${now.toISOString()}::timestamptz - interval '1 day'`)
  const { tried = 0, taken = 0, last = null } = rows[0] ?? {}
  return { tried, taken, lastAt: last === null ? undefined : new Date(last) }
}

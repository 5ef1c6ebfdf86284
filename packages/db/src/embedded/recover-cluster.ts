import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lsn, parseLsn } from '../replication/lsn.ts'
import { readyBinaries } from './binaries/ready-binaries.ts'
import { chooseHome, hasCluster } from './home/choose-home.ts'
import { giveToUser } from './home/give-to-user.ts'
import { withStartLock } from './server/start-lock.ts'
import { startServer } from './server/start-server.ts'
import { stopServer } from './server/stop-server.ts'

/** Where the files of a base backup go, and the segments of the WAL that was kept after it. */
export type RecoveryFolders = { cluster: string; wal: string }

type Recovery = {
  dataDir: string
  /** Puts the files of the cluster and the segments of the WAL into their folders. */
  fill: (folders: RecoveryFolders) => Promise<void>
  /** What was committed later is left out; without it all of the WAL is replayed. */
  until: Date | undefined
  /** Which timeline of the WAL is followed. */
  timeline: number
}

const LOCK_WITHIN_MS = 15_000
/** The WAL of a busy day takes a while. */
const REPLAY_WITHIN_MS = 6 * 3_600_000

/**
 * Makes the database of a data folder from a backup: files first, then the WAL is replayed up to a moment, and the server stopped
 * again. A folder that has a database is refused. Answers where the WAL ended, unless something that was committed after the
 * moment has been found in it.
 */
export async function recoverCluster({ dataDir, fill, until, timeline }: Recovery): Promise<Lsn | undefined> {
  const home = chooseHome(dataDir)
  return withStartLock(home.folder, LOCK_WITHIN_MS, async () => {
    if (hasCluster(home.folder)) throw new Error(`There is a database in ${home.folder} already.`)
    const wal = join(home.folder, 'restored-wal')
    try {
      await fill({ cluster: home.cluster, wal })
      chmodSync(home.cluster, 0o700)
      const signal = join(home.cluster, 'recovery.signal')
      writeFileSync(signal, '')
      for (const cluster of [home.cluster, wal]) giveToUser({ ...home, cluster })
      const binaries = readyBinaries(home)
      const replay = (settings: Record<string, string>) =>
        startServer(home, binaries, true, {
          settings: {
            // PostgreSQL's working folder is the cluster, so that no name of a folder needs to be quoted.
            restore_command: 'cp ../restored-wal/%f %p',
            recovery_target_timeline: String(timeline),
            recovery_target_action: 'promote',
            // Nobody reads before all is replayed.
            hot_standby: 'off',
            ...settings,
          },
          readyWithinMs: REPLAY_WITHIN_MS,
          isReplayAwaited: true,
        })
      let isEnded = until === undefined
      if (until !== undefined)
        await replay({ recovery_target_time: asSetting(until) }).catch((error: unknown) => {
          // Nothing was committed between that moment and the end of the WAL, so all of it is wanted.
          if (!/recovery ended before configured recovery target/.test(String(error))) throw error
          isEnded = true
        })
      if (isEnded) await replay({})
      // PostgreSQL removes it when it has ended the replay; a server stopped before would begin again, and go too far.
      if (existsSync(signal)) throw new Error(`PostgreSQL did not end the replay of its log in ${home.cluster}.`)
      await stopServer(home)
      rmSync(wal, { recursive: true, force: true })
      return isEnded ? endOfReplay(home.cluster) : undefined
    } catch (error) {
      await stopServer(home)
      rmSync(home.folder, { recursive: true, force: true })
      throw error
    }
  })
}

/** Where the timeline that PostgreSQL has begun after the replay left the one before. */
function endOfReplay(cluster: string): Lsn {
  const wal = join(cluster, 'pg_wal')
  const newest = readdirSync(wal)
    .filter((name) => name.endsWith('.history'))
    .toSorted()
    .at(-1)
  const [, lsn = ''] = readFileSync(join(wal, newest ?? ''), 'utf8')
    .trim()
    .split('\n')
    .at(-1)!
    .split('\t')
  return parseLsn(lsn)
}

/** PostgreSQL does not know names of zones yet when it reads this setting, `Z` included. */
const asSetting = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00')

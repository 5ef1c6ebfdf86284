import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { homesOf } from './home/choose-home.ts'
import { isInUse } from './server/process-registry.ts'
import { processesIn } from './server/running-server.ts'
import { withStartLock } from './server/start-lock.ts'
import { stopServer } from './server/stop-server.ts'

/*
 * Data folders that change places. PostgreSQL knows some of its files by their whole path: one that lives while its folder is moved
 * writes into the folder that is put there instead, and neither of the two can be started again.
 */

const LOCK_WITHIN_MS = 2000

/** Whether a server uses the database of a data folder, or a process of PostgreSQL still lives in it. */
export const isDatabaseUsed = (dataDir: string): boolean =>
  foldersOf(dataDir).some(
    (folder) => isInUse(folder, { countOwn: true }) || processesIn(join(folder, 'cluster')).length > 0,
  )

/** Nobody can start the database of a data folder while `work` is under way. */
export function withDatabaseLocked<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const { near, far } = homesOf(dataDir)
  return withStartLock(near, LOCK_WITHIN_MS, () => withStartLock(far, LOCK_WITHIN_MS, work))
}

/** Whether the database of a data folder lives outside of it, under a name made from the folder's. */
export const isDatabaseFar = (dataDir: string): boolean => existsSync(homesOf(dataDir).far)

/** A data folder gets another name: a database that lives outside of it follows. */
export function moveFarDatabase(from: string, to: string): void {
  if (isDatabaseFar(from)) renameSync(homesOf(from).far, homesOf(to).far)
}

/** The database of a data folder, with the PostgreSQL that a killed process left in it. */
export async function removeDatabase(dataDir: string): Promise<void> {
  for (const folder of foldersOf(dataDir)) {
    await stopServer({ folder, cluster: join(folder, 'cluster') })
    rmSync(folder, { recursive: true, force: true })
  }
}

const foldersOf = (dataDir: string): string[] => Object.values(homesOf(dataDir))

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { tryFolderLock } from '@prostuti/db'
import type { BackupLog } from '../backup-log.ts'
import { nightlyLock } from '../locks.ts'
import type { BackupPlace } from '../make/make-backup.ts'
import { listBackups, momentOfName } from '../store/backup-folder.ts'
import { forgetWal, keepWal, type WalKeeper } from '../wal/keep-wal.ts'
import { isDue } from './is-due.ts'

export type NightlyBackups = {
  /** Looks whether it is time, and begins a backup; answers how many it began. */
  look(now: Date): Promise<number>
  close(): Promise<void>
}

const minute = 60_000
/** A start is busy enough, and so is whoever restarts again and again. */
const quietMs = 10 * minute
const retryAfterMs = 60 * minute

const program = fileURLToPath(new URL('./backup-process.ts', import.meta.url))

/**
 * The WAL of the embedded database all day, and a backup every night in a process of its own at the lowest priority. One process
 * of the machine does it; another takes over when that one ends.
 */
export function createNightlyBackups(place: BackupPlace, log: BackupLog, startedAt = new Date()): NightlyBackups {
  const { dataDir, databaseUrl, backup } = place
  let release: (() => Promise<void>) | undefined
  let wal: WalKeeper | undefined
  let child: ChildProcess | undefined
  let triedAt: Date | undefined
  let hasGap = false

  async function takeOver(): Promise<void> {
    release = await tryFolderLock(nightlyLock, backup.folder)
    if (release === undefined || databaseUrl !== undefined) return
    if (backup.hour === undefined) return forgetWal(dataDir)
    const { folder, secret } = backup
    const onGap = () => {
      hasGap = true
    }
    wal = keepWal({ dataDir, folder, secret, log, onGap })
  }

  function begin(): void {
    const started = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    let said = ''
    const hear = (words: Buffer) => {
      said = (said + words).slice(-4000)
    }
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
    started.once('exit', (code, signal) => {
      child = undefined
      const words = said.trim().replaceAll(/\s+/g, ' ')
      if (code === 0) log.info(`backup: ${words}`)
      else if (signal !== 'SIGTERM') log.error(`backup: none was made: ${words || signal}`)
    })
    started.once('error', (error) => log.error(`backup: none was made: ${error.message}`))
    started.unref()
  }

  async function isTime(now: Date, atHour: number): Promise<boolean> {
    if (now.getTime() - startedAt.getTime() < quietMs) return false
    if (triedAt !== undefined && now.getTime() - triedAt.getTime() < retryAfterMs) return false
    const [newest] = await listBackups(backup.folder)
    return hasGap || isDue(now, newest === undefined ? undefined : momentOfName(newest), atHour)
  }

  return {
    async look(now) {
      if (release === undefined) await takeOver()
      if (release === undefined || backup.hour === undefined || child !== undefined) return 0
      if (!(await isTime(now, backup.hour))) return 0
      triedAt = now
      hasGap = false
      begin()
      return 1
    },
    async close() {
      await wal?.close()
      if (child !== undefined) {
        const exit = once(child, 'exit')
        child.kill('SIGTERM')
        await exit
      }
      await release?.()
    },
  }
}

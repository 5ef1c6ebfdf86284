import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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

type NightlyParts = {
  /** What makes one backup with the settings of this process's environment. */
  program: string
  startedAt?: Date
  start?: (program: string) => ChildProcess
  keep?: typeof keepWal
  forget?: typeof forgetWal
}

const startProcess = (program: string): ChildProcess =>
  spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] })

/**
 * The WAL of the embedded database all day, and a backup every night in a process of its own at the lowest priority. One process
 * of the machine does it; another takes over when that one ends.
 */
export function createNightlyBackups(place: BackupPlace, log: BackupLog, parts: NightlyParts): NightlyBackups {
  const { program, startedAt = new Date(), start = startProcess, keep = keepWal, forget = forgetWal } = parts
  const { dataDir, databaseUrl, backup } = place
  let release: (() => Promise<void>) | undefined
  let wal: WalKeeper | undefined
  let child: ChildProcess | undefined
  let triedAt: Date | undefined
  let hasGap = false
  let isForgotten = false
  let isClosing = false

  async function takeOver(): Promise<void> {
    release = await tryFolderLock(nightlyLock, backup.folder)
    if (release === undefined || databaseUrl !== undefined || backup.hour === undefined) return
    const { folder, secret } = backup
    const onGap = () => {
      hasGap = true
    }
    wal = keep({ dataDir, folder, secret, log, onGap })
  }

  /** Backups are off: the database keeps no WAL for them. It is asked again where it was away. */
  async function forgetOnce(): Promise<void> {
    if (isForgotten || databaseUrl !== undefined) return
    await forget(dataDir)
    isForgotten = true
  }

  function begin(): void {
    const started = start(program)
    child = started
    // A gap is closed by a backup that was made, not by one that was begun.
    const closesGap = hasGap
    hasGap = false
    const ended = (failure?: string) => {
      if (child === started) child = undefined
      if (failure === undefined) return
      hasGap ||= closesGap
      log.error(`backup: none was made: ${failure}`)
    }
    let said = ''
    const hear = (words: Buffer) => {
      said = (said + words).slice(-4000)
    }
    started.stdout?.on('data', hear)
    started.stderr?.on('data', hear)
    started.once('exit', (code, signal) => {
      const words = said.trim().replaceAll(/\s+/g, ' ')
      if (code === 0) log.info(`backup: ${words}`)
      ended(code === 0 || (signal === 'SIGTERM' && isClosing) ? undefined : words || String(signal ?? code))
    })
    // One that could not be started says this alone, and never that it has ended.
    started.once('error', (error) => ended(error.message))
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
      if (release === undefined) return 0
      if (backup.hour === undefined) {
        await forgetOnce()
        return 0
      }
      if (child !== undefined) return 0
      if (!(await isTime(now, backup.hour))) return 0
      triedAt = now
      begin()
      return 1
    },
    async close() {
      isClosing = true
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

import { mkdir, type open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  dropSlot,
  ensureSlot,
  findEmbeddedPostgres,
  type Lsn,
  openReplication,
  readHistory,
  receiveWal,
  segmentOf,
  startOfSegment,
} from '@prostuti/db'
import { freeBytes, leastFreeBytes } from '../../../config/free-space.ts'
import { BackupError } from '../backup-error.ts'
import type { BackupLog } from '../backup-log.ts'
import { walFolder } from '../store/backup-folder.ts'
import { openVault } from '../store/vault.ts'
import { writeDurably } from '../store/write-durably.ts'
import { createWalWriter, type WalWriter } from './wal-writer.ts'

type WalKeeping = {
  dataDir: string
  folder: string
  secret: string | undefined
  log: BackupLog
  /** The WAL before this moment has a gap, or there is none: a backup is needed for what comes now to be of use. */
  onGap: () => void
  free?: typeof freeBytes
  openFile?: typeof open
}

/** How much of what is committed the loss of the database's disk may cost. */
const flushEveryMs = 1000
const triesEveryMs = 5000
/** Beside a database that writes to the same disk. */
const leastRoom = 4 * leastFreeBytes

export type WalKeeper = { close(): Promise<void> }

/** Receives the WAL of the embedded database for as long as it is not closed, and says once why it cannot. */
export function keepWal(keeping: WalKeeping): WalKeeper {
  const closing = new AbortController()
  let failures = 0
  let said = ''
  const onReceiving = () => {
    if (said !== '') keeping.log.info('backup: the WAL is received again')
    failures = 0
    said = ''
  }
  const ending = (async () => {
    while (!closing.signal.aborted) {
      try {
        await receive(keeping, closing.signal, onReceiving)
      } catch (error) {
        failures += 1
        const why = error instanceof Error ? error.message : String(error)
        // The database is away for a moment when it is started again, which is no news; and nothing is said twice.
        if ((failures > 1 || error instanceof BackupError) && why !== said) {
          keeping.log.error(`backup: the WAL is not received: ${why}`)
          said = why
        }
      }
      await pause(triesEveryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  })()
  return {
    async close() {
      closing.abort()
      await ending
    },
  }
}

async function receive(keeping: WalKeeping, signal: AbortSignal, onReceiving: () => void): Promise<void> {
  const { dataDir, log, onGap, free = freeBytes, openFile } = keeping
  const vault = await openVault(keeping.folder, keeping.secret)
  const { url } = await findEmbeddedPostgres({ dataDir })
  const client = await openReplication(url)
  let writer: WalWriter | undefined
  const timers: NodeJS.Timeout[] = []
  try {
    const { slot, systemId, timeline, from, wasLost, isNew } = await ensureSlot(client)
    if (wasLost)
      log.error('backup: the WAL could not be received for so long that it was given up; a new backup is made')
    if (isNew) onGap()
    const folder = walFolder(vault.folder, systemId)
    const history = await readHistory(client, timeline)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (history !== undefined)
      await writeDurably(join(folder, `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`), [
        Buffer.from(history),
      ])
    const start = startOfSegment(segmentOf(from))
    writer = createWalWriter(vault, { folder, timeline, from: start, ...(openFile && { openFile }) })
    const { write } = writer
    if ((await free(keeping.folder)) < leastRoom) throw noRoom()
    let position: { end: Lsn; at: Date } | undefined
    const receiver = receiveWal(client, {
      slot,
      timeline,
      from: start,
      signal,
      async onWal(start, bytes) {
        if ((await free(keeping.folder)) < leastRoom) throw noRoom()
        await write(start, bytes)
      },
      onPosition({ end, at, isAsked }) {
        position = { end, at }
        if (isAsked) void flush()
      },
    })
    onReceiving()
    let flushing = Promise.resolve()
    const flush = () => {
      flushing = flushing
        .then(async () => {
          const seen = position
          const reached = await writer!.flush()
          receiver.acknowledge(reached)
          if (seen !== undefined && seen.end <= reached) await writer!.noteReached(seen.at)
        })
        // What the disk has not taken is not acknowledged: it comes again, from the start of its segment.
        .catch(receiver.fail)
      return flushing
    }
    timers.push(setInterval(flush, flushEveryMs).unref())
    await receiver.ended.finally(() => flushing)
  } finally {
    for (const timer of timers) clearInterval(timer)
    await writer?.close()
    await client.end().catch(() => {})
  }
}

const noRoom = () =>
  new BackupError(
    'the disk of BACKUP_DIR is nearly full: make room there. The database keeps 1 GB of its WAL meanwhile, then gives it up.',
  )

/** Backups are switched off: the database need not keep its WAL for them. */
export async function forgetWal(dataDir: string): Promise<void> {
  const { url } = await findEmbeddedPostgres({ dataDir })
  const client = await openReplication(url)
  try {
    await dropSlot(client)
  } finally {
    await client.end()
  }
}

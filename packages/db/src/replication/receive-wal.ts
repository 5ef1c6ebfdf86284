import type pg from 'pg'
import { formatLsn, type Lsn, SEGMENT_BYTES } from './lsn.ts'
import { type CopyConnection, copyFrom, letter } from './replication-client.ts'

type Receiving = {
  slot: string
  from: Lsn
  timeline: number
  /** A piece of the WAL, in order and without gaps. The next one comes when it is taken care of. */
  onWal: (start: Lsn, bytes: Buffer) => Promise<void>
  /** The server had written the WAL up to `end` at `at`. It is asked for an acknowledgement when it waits for one. */
  onPosition: (position: { end: Lsn; at: Date; isAsked: boolean }) => void
  /** Ends the receiving. */
  signal: AbortSignal
}

export type WalReceiver = {
  /** All of it up to here is on disk; the server may forget it. Answers with `onPosition`. */
  acknowledge(lsn: Lsn): void
  /** What was received cannot be kept: it ends, with this error. */
  fail(error: unknown): void
  /** Rejects when the connection is lost. */
  ended: Promise<void>
}

/** More than this waits in the server. */
const MOST_WAITING_BYTES = 2 * SEGMENT_BYTES
/** PostgreSQL counts microseconds from here. */
const EPOCH_MS = Date.UTC(2000, 0, 1)

/** What pg_receivewal does, which npm does not bring along: the WAL, as it is written. */
export function receiveWal(client: pg.Client, receiving: Receiving): WalReceiver {
  const { slot, from, timeline, onWal, onPosition, signal } = receiving
  let connection: CopyConnection | undefined
  let work = Promise.resolve()
  let waiting = 0
  let failed: unknown

  function take(start: Lsn, bytes: Buffer): void {
    waiting += bytes.length
    if (waiting > MOST_WAITING_BYTES) connection?.stream.pause()
    work = work
      .then(async () => {
        if (failed !== undefined) return
        await onWal(start, bytes)
        waiting -= bytes.length
        if (waiting < MOST_WAITING_BYTES / 2) connection?.stream.resume()
      })
      .catch(fail)
  }

  function fail(error: unknown): void {
    failed ??= error
    void client.end().catch(() => {})
  }

  const onBytes = (bytes: Buffer) => {
    if (bytes[0] === letter('w')) {
      const end = bytes.readBigInt64BE(9)
      take(bytes.readBigInt64BE(1), Buffer.from(bytes.subarray(25)))
      onPosition({ end, at: momentOf(bytes.readBigInt64BE(17)), isAsked: false })
    } else if (bytes[0] === letter('k')) {
      onPosition({ end: bytes.readBigInt64BE(1), at: momentOf(bytes.readBigInt64BE(9)), isAsked: bytes[17] === 1 })
    }
  }

  const stop = () => connection?.endCopyFrom()
  signal.addEventListener('abort', stop, { once: true })
  const ended = copyFrom(client, `START_REPLICATION SLOT ${slot} PHYSICAL ${formatLsn(from)} TIMELINE ${timeline}`, {
    onBytes,
    onBegin: (begun) => {
      connection = begun
      if (signal.aborted) stop()
    },
  })
    .finally(() => signal.removeEventListener('abort', stop))
    .then(
      () => work,
      async (error: unknown) => {
        await work
        throw failed ?? error
      },
    )
    .then(() => {
      if (failed !== undefined) throw failed
    })
  return { ended, fail, acknowledge: (lsn) => connection?.sendCopyFromChunk(standbyStatus(lsn)) }
}

function standbyStatus(lsn: Lsn): Buffer {
  const message = Buffer.alloc(34)
  message.write('r')
  for (const offset of [1, 9, 17]) message.writeBigInt64BE(lsn, offset)
  message.writeBigInt64BE(BigInt(Date.now() - EPOCH_MS) * 1000n, 25)
  message[33] = 1
  return message
}

const momentOf = (microseconds: bigint): Date => new Date(EPOCH_MS + Number(microseconds / 1000n))

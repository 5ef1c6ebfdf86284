import { PassThrough, type Readable } from 'node:stream'
import { type CopyConnection, copyFrom, letter, openReplication } from './replication-client.ts'

/** Where the WAL has to be replayed from and to, at least, to make the copied files whole. */
export type BaseBackupFacts = { timeline: number; startLsn: string; stopLsn: string }

export type BaseBackup = {
  /** The files of the cluster as a tar, with the WAL that makes them whole: it can be restored without anything else. */
  tar: Readable
  facts: Promise<BaseBackupFacts>
}

/**
 * What pg_basebackup does, which npm does not bring along: the server copies its own files while it goes on serving, and checks the
 * checksum of every page on the way.
 */
export async function openBaseBackup(url: string): Promise<BaseBackup> {
  const client = await openReplication(url)
  const tar = new PassThrough({ highWaterMark: 1024 ** 2 })
  const positions: [string, string][] = []
  let resume: (() => void) | undefined
  const flow = () => {
    resume?.()
    resume = undefined
  }
  const onBytes = (bytes: Buffer, { stream }: CopyConnection) => {
    // One letter says what it is: `d` a piece of the archive; its name, its progress and its manifest are of no use here.
    if (bytes[0] !== letter('d') || tar.destroyed || tar.write(Buffer.from(bytes.subarray(1)))) return
    stream.pause()
    resume = () => stream.resume()
  }
  tar.on('drain', flow)
  // Nobody wants it any more: the server stops copying when its connection ends.
  tar.on('close', () => {
    flow()
    void client.end().catch(() => {})
  })
  const onRow = ([position, second]: (string | null)[]) => {
    if (position?.includes('/')) positions.push([position, second ?? ''])
  }
  const command = `BASE_BACKUP (LABEL 'prostuti', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`
  const facts = copyFrom(client, command, { onBytes, onRow }).then(
    () => {
      tar.end()
      const [[startLsn, timeline] = [], [stopLsn] = []] = positions
      if (startLsn === undefined || stopLsn === undefined)
        throw new Error('The database did not say where its backup begins and ends.')
      return { timeline: Number(timeline), startLsn, stopLsn }
    },
    (error: Error) => {
      tar.destroy(error)
      throw error
    },
  )
  facts.catch(() => {})
  return { tar, facts }
}

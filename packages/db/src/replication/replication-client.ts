import pg from 'pg'

/** What of the driver's connection a copy needs; its types leave the copying out. */
export type CopyConnection = {
  query(text: string): void
  sendCopyFromChunk(bytes: Buffer): void
  endCopyFrom(): void
  stream: { pause(): void; resume(): void }
}

type CopyHandlers = {
  /** `bytes` belong to the driver and are overwritten afterwards. */
  onBytes: (bytes: Buffer, connection: CopyConnection) => void
  onBegin?: (connection: CopyConnection) => void
  onRow?: (fields: (string | null)[]) => void
}

/** A connection that speaks the replication protocol: its commands are not SQL. */
export async function openReplication(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, replication: 'true' } as pg.ClientConfig)
  // A connection that breaks fails the command that runs on it; between commands nobody need hear.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** By which a message of a copy says what it is. */
export const letter = (text: string): number => text.charCodeAt(0)

type DataRow = { fields: (string | null)[] }

/** Runs a command that is answered with copied bytes, between rows or instead of them. */
export function copyFrom(client: pg.Client, command: string, { onBytes, onBegin, onRow }: CopyHandlers): Promise<void> {
  return new Promise((resolve, reject) => {
    const lost = () => reject(new Error('The connection to the database was lost.'))
    client.once('end', lost)
    const settle = (done: () => void) => {
      client.off('end', lost)
      done()
    }
    const submittable = {
      submit(connection: CopyConnection) {
        connection.query(command)
        onBegin?.(connection)
      },
      handleRowDescription() {},
      handleDataRow: ({ fields }: DataRow) => onRow?.(fields),
      handleCopyData: ({ chunk }: { chunk: Buffer }, connection: CopyConnection) => onBytes(chunk, connection),
      handleCommandComplete() {},
      handleReadyForQuery: () => settle(resolve),
      handleError: (error: Error) => settle(() => reject(error)),
    }
    client.query(submittable as unknown as pg.Submittable)
  })
}

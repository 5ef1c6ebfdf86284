import pg from 'pg'
import type { StreamingServer } from '../../../packages/db/src/testing/streaming-pair.ts'

const answerWithinMs = 1500

/** What a server answers to one query, or undefined where no answer comes in time. */
export async function askServer(server: StreamingServer, query: string): Promise<unknown[] | undefined> {
  const client = new pg.Client({
    connectionString: server.urlOf('postgres'),
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(query)).rows
  } catch {
    return undefined
  } finally {
    // Not waited for: a frozen server never says good-bye.
    void client.end().catch(() => {})
  }
}

import type { Database } from './connect.ts'
import { SteadyClient } from './steady-client.ts'

const answerWithinMs = 5000

/** Whether the server can be written to, asked of itself; a standby only reads. Throws while it does not answer. */
export async function isWritable({ pool, directUrl }: Pick<Database, 'pool' | 'directUrl'>): Promise<boolean> {
  const client = new SteadyClient({
    connectionString: directUrl,
    application_name: 'prostuti',
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as refuses`,
    )
    // And by the way that requests take, which may lead through a pooler.
    await pool.query('select 1')
    return rows[0]?.refuses === false
  } finally {
    await client.end().catch(() => {})
  }
}

import { askServer } from './ask-server.ts'
import type { Database } from './connect.ts'

/** Whether the server can be written to, asked of itself; a standby only reads. Throws while it does not answer. */
export const isWritable = ({ pool, directUrl }: Pick<Database, 'pool' | 'directUrl'>): Promise<boolean> =>
  askServer(directUrl, async (client) => {
    const { rows } = await client.query(
      `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as refuses`,
    )
    // And by the way that requests take, which may lead through a pooler.
    await pool.query('select 1')
    return rows[0]?.refuses === false
  })

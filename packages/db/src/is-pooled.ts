import { askServer } from './ask-server.ts'
import type { Database } from './connect.ts'

/**
 * Whether the direct address leads through a pooler after all. A server says the number of its process twice, to whoever connects
 * and to whoever asks; a pooler answers the first itself, with a number of its own.
 */
export const isPooled = ({ directUrl }: Pick<Database, 'directUrl'>): Promise<boolean> =>
  askServer(directUrl, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    return rows[0]?.pid !== client.greetedBy
  })

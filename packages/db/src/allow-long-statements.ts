import { sql } from 'drizzle-orm'
import type { Transaction } from './connect.ts'
import { SILENCE_MS, type SteadyClient } from './steady-client.ts'

/**
 * For the few transactions of which a statement may well take minutes, with nobody waiting for it: until the end of this one the
 * server lets statements run so long, and the client waits for them.
 */
export async function allowLongStatements(tx: Transaction, ms: number): Promise<void> {
  const { client } = tx._.session as unknown as { client: SteadyClient }
  client.allow(ms + SILENCE_MS)
  await tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`)
}

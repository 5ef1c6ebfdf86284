import { sql } from 'drizzle-orm'
import type { Transaction } from './connect.ts'
import type { SteadyClient } from './steady-client.ts'

/** What the client waits longer than the server, so that it is the server who says that the time is up. */
export const SILENCE_MS = 1000

/**
 * For the few transactions of which a statement may well take minutes, with nobody waiting for it: until the end of this one the
 * server lets statements run so long, and the client waits for them.
 */
export async function allowLongStatements(tx: Transaction, ms: number): Promise<void> {
  const { client } = tx._.session as unknown as { client: SteadyClient }
  client.allow(ms + SILENCE_MS)
  await tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`)
}

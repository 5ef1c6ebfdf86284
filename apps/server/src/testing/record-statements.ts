import type { Database } from '@prostuti/db'

export type Statement = { text: string; values: unknown[] }
/** The pool itself hands over a callback behind the values. */
type Query = (statement: string | { text: string }, values?: unknown, ...rest: unknown[]) => unknown

/** Every statement that `work` sends to the database, those of transactions among them. */
export async function recordStatements({ pool }: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const patched = new Map<{ query: unknown }, unknown>()
  const record = (client: { query: unknown }) => {
    if (patched.has(client)) return
    const query = client.query as Query
    patched.set(client, client.query)
    const recording: Query = (statement, values, ...rest) => {
      const text = typeof statement === 'string' ? statement : statement.text
      sent.push({ text, values: Array.isArray(values) ? values : [] })
      return query.call(client, statement, values, ...rest)
    }
    client.query = recording
  }
  pool.on('acquire', record)
  try {
    await work()
  } finally {
    pool.off('acquire', record)
    for (const [client, query] of patched) client.query = query
  }
  return sent
}

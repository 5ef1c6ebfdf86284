import type { Database } from '@prostuti/db'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  Plans?: Plan[]
}

type Statement = { text: string; values: unknown[] }
/** The pool itself hands over a callback behind the values. */
type Query = (statement: string | { text: string }, values?: unknown, ...rest: unknown[]) => unknown

/** Every node of the plans of every reading statement that `work` sends to the database. */
export async function explain({ pool }: Database, work: () => Promise<unknown>): Promise<Plan[]> {
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
  const nodes: Plan[] = []
  for (const { text, values } of sent) {
    if (!/^\s*(select|with)\b/i.test(text)) continue
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values)
    nodes.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => walk(plan))))
  }
  return nodes
}

const walk = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(walk)]

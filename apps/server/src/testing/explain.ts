import type { Database } from '@prostuti/db'
import { recordStatements } from './record-statements.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  Plans?: Plan[]
}

/** Every node of the plans of every reading statement that `work` sends to the database. */
export async function explain(database: Database, work: () => Promise<unknown>): Promise<Plan[]> {
  const nodes: Plan[] = []
  for (const { text, values } of await recordStatements(database, work)) {
    if (!/^[\s(]*(select|with)\b/i.test(text)) continue
    const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      values,
    )
    nodes.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => walk(plan))))
  }
  return nodes
}

const walk = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(walk)]

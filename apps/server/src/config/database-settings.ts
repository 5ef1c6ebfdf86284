import { requestLimits } from '@prostuti/db'
import { z } from 'zod'
import { type Finding, refuse, warn } from './finding.ts'
import { countConnections } from './pool-sizes.ts'

const seconds = z.coerce.number().min(0.5).max(60)
const address = z.url({ protocol: /^postgres(ql)?$/, error: 'should begin with postgres://' })

/** The part of the environment that says how the database is reached; DATABASE_URL itself decides more than that. */
export const databaseVariables = {
  /** The server itself, where DATABASE_URL leads through PgBouncer in transaction mode. */
  DATABASE_DIRECT_URL: address.optional(),
  /** One replica for what everybody reads and nobody has just written. */
  DATABASE_READ_URL: address.optional(),
  DATABASE_POOL: z.coerce.number().int().min(3).max(1000).optional(),
  DATABASE_CONNECT_SECONDS: seconds.default(requestLimits.connectWithinMs / 1000),
  DATABASE_STATEMENT_SECONDS: seconds.default(requestLimits.statementWithinMs / 1000),
}

type Values = z.infer<z.ZodObject<typeof databaseVariables>>

export type DatabaseSettings = {
  directUrl: string | undefined
  readUrl: string | undefined
  /** Connections for the requests of one process; unset, as many as fit the workers of this machine. */
  pool: number | undefined
  connectWithinMs: number
  statementWithinMs: number
}

export const readDatabaseSettings = (values: Values): DatabaseSettings => ({
  directUrl: values.DATABASE_DIRECT_URL,
  readUrl: values.DATABASE_READ_URL,
  pool: values.DATABASE_POOL,
  connectWithinMs: values.DATABASE_CONNECT_SECONDS * 1000,
  statementWithinMs: values.DATABASE_STATEMENT_SECONDS * 1000,
})

/** After ten seconds nobody looks at the screen any more; one of them the server needs to say that the time is up. */
const longestSeconds = 9

/** Of the 100 that the embedded server takes, some are for a backup and for whoever has to look. */
const embeddedTakes = 90

type CheckedValues = Values & { DATABASE_URL?: string | undefined; WORKERS?: number | undefined }

export function checkDatabaseSettings(values: CheckedValues): Finding[] {
  const findings: Finding[] = []
  const { WORKERS: workers = 1, DATABASE_POOL: given } = values
  const connections = countConnections({ workers, given })
  if (values.DATABASE_URL === undefined && connections > embeddedTakes)
    findings.push(
      refuse(
        'WORKERS',
        `${workers} workers may open ${connections} connections, and the embedded database takes ${embeddedTakes}: fewer workers, a smaller DATABASE_POOL, or a PostgreSQL of your own in DATABASE_URL.`,
      ),
    )
  for (const setting of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (values[setting] !== undefined && values.DATABASE_URL === undefined)
      findings.push(
        refuse(
          setting,
          `${setting} is set, but DATABASE_URL is not, so the embedded database would be used: set both or none.`,
        ),
      )
  const { DATABASE_CONNECT_SECONDS: connect, DATABASE_STATEMENT_SECONDS: statement } = values
  if (connect + statement > longestSeconds)
    findings.push(
      warn(
        'DATABASE_STATEMENT_SECONDS',
        `DATABASE_CONNECT_SECONDS and DATABASE_STATEMENT_SECONDS are ${connect + statement} together, so a reader may wait for more than ten seconds: keep them to ${longestSeconds}.`,
      ),
    )
  return findings
}

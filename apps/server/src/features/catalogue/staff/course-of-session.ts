import { tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'

const { courseSession } = tables

/** The course of a session, for the column in which batches keep it too. */
export const courseOfSession = (sessionId: number): SQL<number> =>
  sql`(select ${courseSession.courseId} from ${courseSession} where ${courseSession.id} = ${sessionId})`

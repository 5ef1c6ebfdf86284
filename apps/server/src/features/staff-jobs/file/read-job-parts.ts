import { type Db, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'

const { staffJobPart } = tables

/** The pieces of a job's file in their order, one in memory at a time. */
export async function* readJobParts(db: Db, staffJobId: number): AsyncGenerator<Buffer> {
  for (let number = 1; ; number += 1) {
    const [part] = await db
      .select({ content: staffJobPart.content })
      .from(staffJobPart)
      .where(and(eq(staffJobPart.staffJobId, staffJobId), eq(staffJobPart.number, number)))
    if (part === undefined) return
    yield part.content
  }
}

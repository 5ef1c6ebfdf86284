import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, isNotNull } from 'drizzle-orm'

const { paperRehearsal, staff } = tables

/** The last time that somebody sat the paper to its end as it stands now. */
export async function findRehearsal(
  tx: Tx,
  { paperId, fingerprint }: { paperId: number; fingerprint: string },
): Promise<{ by: { id: number; name: string }; at: Date; answered: number } | undefined> {
  const [found] = await tx
    .select({ by: { id: staff.id, name: staff.name }, at: paperRehearsal.finishedAt, answers: paperRehearsal.answers })
    .from(paperRehearsal)
    .innerJoin(staff, eq(staff.id, paperRehearsal.staffId))
    .where(
      and(
        eq(paperRehearsal.paperId, paperId),
        eq(paperRehearsal.fingerprint, fingerprint),
        isNotNull(paperRehearsal.finishedAt),
      ),
    )
    .orderBy(desc(paperRehearsal.id))
    .limit(1)
  if (!found?.at) return undefined
  const answered = Object.values(found.answers).filter((answer) => answer !== null).length
  return { by: found.by, at: found.at, answered }
}

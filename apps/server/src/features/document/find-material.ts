import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { findOwnCourse } from '../enrolment/index.ts'

const { document, material } = tables

type MaterialKey = { doctorId: number; enrolmentId: number; materialId: number; now: Date }

/** A material of the doctor's own course, from when it is published until its last moment. */
export async function findMaterial(tx: Tx, { doctorId, enrolmentId, materialId, now }: MaterialKey) {
  const { batchId } = await findOwnCourse(tx, { doctorId, enrolmentId })
  const [found] = await tx
    .select({ material, document })
    .from(material)
    .innerJoin(document, eq(document.id, material.documentId))
    .where(and(eq(material.id, materialId), eq(material.batchId, batchId), eq(material.isActive, true)))
  if (found === undefined) throw new AppError('not_found')
  if (found.material.publishedAt > now) throw new AppError('not_published_yet')
  if (found.material.until !== null && found.material.until < now) throw new AppError('forbidden')
  return found
}

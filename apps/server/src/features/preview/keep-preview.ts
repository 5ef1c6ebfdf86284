import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, lt } from 'drizzle-orm'
import { hashToken, newToken } from '../../secrets.ts'

const { previewDraft, staff } = tables

const lifeMs = 15 * 60_000

type NewPreview = {
  staffId: number
  resource: string
  resourceId: string | null
  fields: Record<string, unknown>
  now: Date
}

/** Keeps it for a quarter of an hour and gives the token that opens it. What has ended goes. */
export async function keepPreview(tx: Tx, { now, ...draft }: NewPreview): Promise<string> {
  const token = newToken()
  await tx.delete(previewDraft).where(lt(previewDraft.expiresAt, now))
  await tx
    .insert(previewDraft)
    .values({ ...draft, tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + lifeMs) })
  return token
}

/** With whoever made it, as they are now: what they may not do any more is not shown either. */
export async function findPreview(tx: Tx, { token, now }: { token: string; now: Date }) {
  const [found] = await tx
    .select({ draft: previewDraft, member: staff })
    .from(previewDraft)
    .innerJoin(staff, eq(staff.id, previewDraft.staffId))
    .where(and(eq(previewDraft.tokenHash, hashToken(token)), gt(previewDraft.expiresAt, now), eq(staff.isActive, true)))
  return found
}

import { type Tx, tables } from '@prostuti/db'
import { tellLive } from '../live/index.ts'

const { notice } = tables

export type PersonalNotice = { doctorId: number; title: tables.LocalizedText; body: tables.LocalizedText; link: string }

/** Tells some doctors something that concerns each of them alone. The product's own words: no list of the office shows them. */
export async function noticeDoctors(tx: Tx, notices: readonly PersonalNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return
  const made = await tx
    .insert(notice)
    .values(
      notices.map((each) => ({
        ...each,
        audience: 'doctor' as const,
        isAutomatic: true,
        publishedAt: now,
        toldAt: now,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: notice.id, doctorId: notice.doctorId })
  for (const { id, doctorId } of made)
    if (doctorId !== null) await tellLive(tx, { doctor: doctorId }, { kind: 'notice', id })
}

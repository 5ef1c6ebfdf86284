import type { BodyOf, ResponseOf } from '@prostuti/contract'
import type {
  setDoublesApart as apartCall,
  listDoubles as listCall,
  readDoctorDoubles as readCall,
} from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { AppError } from '../../../../errors.ts'
import { describeDoctors, findOpenDoctor } from '../../../doctor-desk/index.ts'
import { isOwnDoctor, may, type StaffMember } from '../../../staff/index.ts'
import { requireWholeCentre } from '../../../statement/index.ts'

const { doctor, doctorDouble, doctorMerge } = tables

type By = { member: StaffMember; now: Date }
type Listed = Omit<ResponseOf<typeof listCall>, 'waiting'>

const perPage = 30

/** Pairs that nobody has judged yet, the likeliest first. */
export async function listDoubles(
  tx: Tx,
  { page = 1, member, now }: By & { page?: number | undefined },
): Promise<Listed> {
  requireWholeCentre(member)
  const isOpen = isNull(doctorDouble.apartAt)
  const pairs = await tx
    .select()
    .from(doctorDouble)
    .where(isOpen)
    .orderBy(desc(doctorDouble.score), desc(doctorDouble.doctorId), desc(doctorDouble.otherId))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const ids = [...new Set(pairs.flatMap(({ doctorId, otherId }) => [doctorId, otherId]))]
  const lines = new Map((await describeDoctors(tx, { ids, member, now })).map((line) => [line.id, line]))
  return {
    rows: pairs.map(({ doctorId, otherId, facts, score }) => ({
      ...{ one: lines.get(doctorId)!, other: lines.get(otherId)! },
      ...{ facts, score },
    })),
    total: await tx.$count(doctorDouble, isOpen),
  }
}

/** Who may be the same person; of those, the ones that the member may see. */
export async function readDoublesOf(
  tx: Tx,
  { id, member, now }: By & { id: number },
): Promise<ResponseOf<typeof readCall>> {
  const { id: doctorId } = await findOpenDoctor(tx, { id, member })
  const isOther = sql`case when ${doctorDouble.doctorId} = ${doctorId} then ${doctorDouble.otherId} else ${doctorDouble.doctorId} end`
  const pairs = await tx
    .select({ id: doctor.id, facts: doctorDouble.facts, score: doctorDouble.score })
    .from(doctorDouble)
    .innerJoin(doctor, eq(doctor.id, isOther))
    .where(
      and(
        or(eq(doctorDouble.doctorId, doctorId), eq(doctorDouble.otherId, doctorId)),
        isNull(doctorDouble.apartAt),
        isOwnDoctor(member, sql`${doctor.id}`),
      ),
    )
    .orderBy(desc(doctorDouble.score), desc(doctor.id))
    .limit(10)
  const lines = await describeDoctors(tx, { ids: pairs.map((pair) => pair.id), member, now })
  return {
    rows: pairs.map(({ facts, score }, nth) => ({ doctor: lines[nth]!, facts, score })),
    merge_id: may(member, 'doctors.merge') ? await findAsked(tx, doctorId) : null,
  }
}

async function findAsked(tx: Tx, doctorId: number): Promise<number | null> {
  const [asked] = await tx
    .select({ id: doctorMerge.id })
    .from(doctorMerge)
    .where(and(eq(doctorMerge.state, 'asked'), or(eq(doctorMerge.keptId, doctorId), eq(doctorMerge.goneId, doctorId))))
  return asked?.id ?? null
}

/** Somebody has looked at both: two people, or after all perhaps one. */
export async function setApart(
  tx: Transaction,
  { one, other, apart, member, now }: BodyOf<typeof apartCall> & By,
): Promise<{ doctorId: number; otherId: number }> {
  requireWholeCentre(member)
  const [doctorId, otherId] = [Math.min(one, other), Math.max(one, other)]
  const set = apart ? { apartBy: member.id, apartAt: now } : { apartBy: null, apartAt: null }
  const done = await tx
    .update(doctorDouble)
    .set(set)
    .where(and(eq(doctorDouble.doctorId, doctorId), eq(doctorDouble.otherId, otherId)))
    .returning()
  if (done.length === 0) throw new AppError('not_found')
  return { doctorId, otherId }
}

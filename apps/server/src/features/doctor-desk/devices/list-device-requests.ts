import type { QueryOf, ResponseOf } from '@prostuti/contract'
import type { listDeviceRequests as call } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { shownLabel } from '../../devices/index.ts'
import { isOwnDoctor, type StaffMember } from '../../staff/index.ts'
import { describeDoctors } from '../finding/describe-doctors.ts'

const { device, deviceRequest, staff } = tables

type Listed = ResponseOf<typeof call>
type Query = QueryOf<typeof call> & { member: StaffMember; locale: Locale; now: Date }

const perPage = 30

/** A request of a doctor whom the member may see. */
export const isOfOwnDoctor = (member: StaffMember) => isOwnDoctor(member, sql`${deviceRequest.doctorId}`)

export async function listDeviceRequests(tx: Tx, query: Query): Promise<Listed> {
  const { show = 'open', page = 1, member, locale, now } = query
  const isOpen = show === 'open'
  const state = isOpen ? eq(deviceRequest.status, 'open') : inArray(deviceRequest.status, ['approved', 'refused'])
  const where = and(state, isOfOwnDoctor(member))
  const rows = await tx
    .select({
      row: deviceRequest,
      label: device.label,
      by: { id: staff.id, name: staff.name },
      granted: sql<number>`(select count(*)::int from device_request granted
        where granted.doctor_id = ${deviceRequest.doctorId} and granted.status = 'approved'
          and granted.id < ${deviceRequest.id})`,
    })
    .from(deviceRequest)
    .innerJoin(device, eq(device.id, deviceRequest.deviceId))
    .leftJoin(staff, eq(staff.id, deviceRequest.decidedBy))
    .where(where)
    .orderBy(isOpen ? asc(deviceRequest.createdAt) : desc(deviceRequest.decidedAt), asc(deviceRequest.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const doctorIds = [...new Set(rows.map(({ row }) => row.doctorId))]
  const doctors = new Map((await describeDoctors(tx, { ids: doctorIds, member, now })).map((each) => [each.id, each]))
  const devices = await readVerified(tx, doctorIds)
  return {
    rows: rows.map(({ row, label, by, granted }) => {
      const { id, name, bmdc, courses } = doctors.get(row.doctorId)!
      return {
        id: row.id,
        doctor: { id, name, bmdc, courses },
        device: shownLabel(label, locale),
        reason: row.reason,
        state: row.status,
        created_at: row.createdAt.toISOString(),
        decided_at: row.decidedAt?.toISOString() ?? null,
        decided_by: by,
        devices: (devices.get(row.doctorId) ?? [])
          .filter((each) => each.id !== row.deviceId)
          .map((each) => ({
            label: shownLabel(each.label, locale),
            last_used_at: each.lastUsedAt.toISOString(),
            in_exam: each.heldUntil !== null && each.heldUntil > now,
          })),
        granted_before: granted,
      }
    }),
    total: await tx.$count(deviceRequest, where),
  }
}

async function readVerified(tx: Tx, doctorIds: number[]) {
  const rows = await tx
    .select({
      id: device.id,
      doctorId: device.doctorId,
      label: device.label,
      lastUsedAt: device.lastUsedAt,
      heldUntil: device.heldUntil,
    })
    .from(device)
    .where(and(inArray(device.doctorId, doctorIds), isNotNull(device.verifiedAt), isNull(device.releasedAt)))
    .orderBy(desc(device.lastUsedAt))
  return Map.groupBy(rows, ({ doctorId }) => doctorId)
}

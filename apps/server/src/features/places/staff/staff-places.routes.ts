import { arrangeMedicalColleges, listDistricts, medicalCollegeResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerOrder, registerResource } from '../../resource/index.ts'
import { registerStaffCall } from '../../staff/index.ts'
import { medicalCollegeStore } from './medical-college-store.ts'

const { district, medicalCollege } = tables

/** What doctors choose in their profile, as staff write it. */
export function staffPlacesRoutes(app: FastifyInstance, deps: Deps): void {
  registerResource(app, deps, medicalCollegeResource, medicalCollegeStore)
  registerOrder(app, deps, arrangeMedicalColleges, { resource: 'medical_college', table: medicalCollege })
  registerStaffCall(app, deps, listDistricts, async () => {
    const rows = await deps.database.db.select().from(district).orderBy(asc(district.nameEn))
    return { districts: rows.map(({ id, nameBn, nameEn }) => ({ id, name: { bn: nameBn, en: nameEn } })) }
  })
}

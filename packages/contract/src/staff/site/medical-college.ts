import { z } from 'zod'
import { instant } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { activeFilter } from './site-fields.ts'

const name = z.string().trim().min(1).max(200)

const collegeKinds = ['government', 'army', 'private', 'university', 'dental', 'other'] as const

/** A college that doctors choose in their profile. */
export const medicalCollegeResource = defineResource({
  name: 'medical_college',
  path: '/api/v3/admin/medical-colleges',
  reads: 'website.read',
  writes: 'website.write',
  fields: z.object({
    name_bn: name,
    name_en: name,
    acronym: z.string().trim().max(30).nullable(),
    /** What stands on older certificates. */
    old_names: z.array(name).max(10),
    kind: z.enum(collegeKinds),
    district_id: z.number().int().nullable(),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    name_bn: z.string(),
    name_en: z.string(),
    acronym: z.string().nullable(),
    kind: z.enum(collegeKinds),
    is_active: z.boolean(),
    /** Some doctor has chosen it. */
    is_used: z.boolean(),
    updated_at: instant,
  }),
  filters: { ...activeFilter, kind: z.enum(collegeKinds).optional() },
  sorts: ['position'],
})

export const arrangeMedicalColleges = defineOrder(medicalCollegeResource)

export const listDistricts = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/districts',
  summary: 'The districts of Bangladesh, by name',
  action: 'website.read',
  status: 200,
  response: z.object({
    districts: z.array(z.object({ id: z.number().int(), name: z.object({ bn: z.string(), en: z.string() }) })),
  }),
})

import { z } from 'zod'

/** The signed-in doctor as every page knows them. */
export const doctor = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  bmdc: z.string().nullable(),
  medical_college_id: z.number().int().nullable(),
  present_division_id: z.number().int().nullable(),
  present_district_id: z.number().int().nullable(),
  present_upazila_id: z.number().int().nullable(),
  present_address: z.string().nullable(),
  permanent_division_id: z.number().int().nullable(),
  permanent_district_id: z.number().int().nullable(),
  permanent_upazila_id: z.number().int().nullable(),
  permanent_address: z.string().nullable(),
  avatar: z.string().nullable(),
  has_verified_device: z.boolean(),
  has_active_courses_with_payment: z.boolean(),
})

export type Doctor = z.infer<typeof doctor>

import { z } from 'zod'

/** The signed-in doctor as every page knows them, on a verified device. */
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

/** The operator's prefix and the last two digits: enough to know one's own number by. */
export const maskedPhone = z.string().regex(/^\+8801\d\*{6}\d{2}$/)

/**
 * The doctor on a device that is not verified: whose account it is, and nothing else of the profile. A password may have been
 * stolen; only the code proves the doctor. Strict, so that a profile handed over by mistake is not sent.
 */
const doctorOnNewDevice = z.strictObject({
  id: doctor.shape.id,
  name: doctor.shape.name,
  phone: maskedPhone,
  has_verified_device: doctor.shape.has_verified_device,
})

export type DoctorOnNewDevice = z.infer<typeof doctorOnNewDevice>

/** Whoever is signed in, on whatever device. */
export const signedInDoctor = z.union([doctor, doctorOnNewDevice])

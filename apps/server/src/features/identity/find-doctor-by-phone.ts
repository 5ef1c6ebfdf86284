import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'

const { doctor } = tables

export async function findDoctorByPhone(tx: Tx, phone: string) {
  const [found] = await tx
    .select({
      id: doctor.id,
      name: doctor.name,
      phone: doctor.phone,
      email: doctor.email,
      bmdc: doctor.bmdc,
      phoneSetAt: doctor.phoneSetAt,
    })
    .from(doctor)
    .where(eq(doctor.phone, phone))
  return found
}

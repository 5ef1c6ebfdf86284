import type { ResponseOf, readDelivery } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import type { DeliveryRow } from './lock-delivery.ts'

const { district, division, upazila } = tables

type Address = ResponseOf<typeof readDelivery>['delivery']['address']

/** An address with the names of its places, in the reader's language. */
export async function presentAddress(
  tx: Tx,
  where: Pick<DeliveryRow, 'divisionId' | 'districtId' | 'upazilaId' | 'address'>,
  locale: Locale,
): Promise<Address> {
  const [found] = await tx
    .select({ division, district, upazila })
    .from(upazila)
    .innerJoin(district, eq(district.id, where.districtId))
    .innerJoin(division, eq(division.id, where.divisionId))
    .where(eq(upazila.id, where.upazilaId))
  const named = ({ id, nameBn, nameEn }: { id: number; nameBn: string; nameEn: string }) => ({
    id,
    name: locale === 'en' ? nameEn : nameBn,
  })
  return {
    division: named(found!.division),
    district: named(found!.district),
    upazila: named(found!.upazila),
    address: where.address,
  }
}

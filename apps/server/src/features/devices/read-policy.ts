import { type Tx, tables } from '@prostuti/db'

const { site } = tables

export type DevicePolicy = { locking: boolean; limit: number }

/** A centre without settings yet locks as the default of the settings says. */
const defaultPolicy: DevicePolicy = { locking: true, limit: 2 }

export async function readPolicy(tx: Tx): Promise<DevicePolicy> {
  const [row] = await tx.select({ locking: site.deviceLocking, limit: site.deviceLimit }).from(site)
  return row ?? defaultPolicy
}

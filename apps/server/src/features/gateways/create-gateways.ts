import type { Db } from '@prostuti/db'
import { bkash } from './bkash/bkash.ts'
import { closedGateway } from './closed-gateway.ts'
import type { Gateways } from './gateway.ts'
import { createJournal } from './journal.ts'
import { sslcommerz } from './sslcommerz/sslcommerz.ts'

/** The accounts a centre has; a gateway without one is closed. */
export type GatewayAccounts = {
  sslcommerz?: { baseUrl: string; storeId: string; storePassword: string }
  bkash?: { baseUrl: string; username: string; password: string; appKey: string; appSecret: string }
}

type GatewayDeps = { db: Db; clock: () => Date; publicUrl: string; timeoutMs?: number }

export function createGateways({ db, clock, ...more }: GatewayDeps, accounts: GatewayAccounts): Gateways {
  const journal = createJournal(db, clock)
  return {
    sslcommerz: accounts.sslcommerz
      ? sslcommerz({ ...accounts.sslcommerz, ...more, journal })
      : closedGateway('sslcommerz'),
    bkash: accounts.bkash ? bkash({ ...accounts.bkash, ...more, db, clock, journal }) : closedGateway('bkash'),
  }
}

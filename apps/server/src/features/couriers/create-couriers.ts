import type { Db } from '@prostuti/db'
import { closedCourier } from './closed-courier.ts'
import type { Couriers } from './courier.ts'
import { pathao } from './pathao.ts'
import type { PathaoAccount } from './pathao-line.ts'
import { type SteadfastAccount, steadfast } from './steadfast.ts'
import { type CourierMessage, storeCourierMessage } from './store-courier-message.ts'

/** The accounts a centre has; a courier without one is closed. */
export type CourierAccounts = { steadfast?: SteadfastAccount; pathao?: PathaoAccount }

type CourierDeps = { db: Db; clock: () => Date; timeoutMs?: number }

export function createCouriers({ db, clock, ...more }: CourierDeps, accounts: CourierAccounts): Couriers {
  const keep = (message: CourierMessage) => storeCourierMessage(db, clock(), message)
  return {
    steadfast: accounts.steadfast ? steadfast({ ...accounts.steadfast, ...more, keep }) : closedCourier('steadfast'),
    pathao: accounts.pathao ? pathao({ ...accounts.pathao, ...more, db, clock, keep }) : closedCourier('pathao'),
  }
}

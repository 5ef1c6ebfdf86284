import { type Db, type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { GatewayAway } from '../gateway.ts'

const { gatewayToken } = tables

export type FreshToken = { idToken: string; refreshToken: string; expiresAt: Date }

export type TokenSource = {
  grant(): Promise<FreshToken>
  /** Throws when the refresh token is no longer good. */
  refresh(refreshToken: string): Promise<FreshToken>
}

export type TokenStore = {
  /** A token that still runs. */
  get(): Promise<string>
  /** One that is not the refused one. */
  replace(refused: string): Promise<string>
}

type Row = typeof gatewayToken.$inferSelect

const renewBeforeMs = 10 * 60_000
const renewAgainAfterMs = 5 * 60_000

/**
 * The one bKash token of all processes. bKash gives about two an hour and shuts out who asks for more, so it is renewed by one at
 * a time, under the row's lock, ten minutes before it ends; while somebody renews it, the others go on with the old one.
 */
export function createTokenStore(db: Db, clock: () => Date, source: TokenSource): TokenStore {
  let running: Promise<string> | undefined

  /** One renewal in this process at a time; the row's lock sees to the other processes. */
  function once(renewal: () => Promise<string>): Promise<string> {
    running ??= renewal().finally(() => {
      running = undefined
    })
    return running
  }

  const renew = (isGood: (row: Row) => boolean) =>
    db.transaction(async (tx) => {
      const row = await lockToken(tx)
      if (row !== undefined && isGood(row)) return row.idToken
      if (row !== undefined && clock().getTime() - row.renewedAt.getTime() < renewAgainAfterMs)
        throw new GatewayAway('bkash', 'token', 'a token that was just renewed is not taken')
      const fresh = await obtain(source, row)
      await tx
        .update(gatewayToken)
        .set({ ...fresh, renewedAt: clock() })
        .where(isBkash)
      return fresh.idToken
    })

  const runsFor = (ms: number) => (row: Row) => row.expiresAt.getTime() - clock().getTime() > ms

  return {
    async get() {
      const [row] = await db.select().from(gatewayToken).where(isBkash)
      if (row !== undefined && runsFor(renewBeforeMs)(row)) return row.idToken
      if (row === undefined || !runsFor(0)(row)) return once(() => renew(runsFor(renewBeforeMs)))
      // Still good: renewed behind the caller's back, who does not wait for it and does not suffer when it fails.
      once(() => renew(runsFor(renewBeforeMs))).catch(() => {})
      return row.idToken
    },
    replace: (refused) => once(() => renew((row) => row.idToken !== refused)),
  }
}

const isBkash = eq(gatewayToken.gateway, 'bkash')
const never = new Date(0)

/** The row under its lock; made first where there is none, so that there is something to lock. */
async function lockToken(tx: Tx): Promise<Row | undefined> {
  await tx
    .insert(gatewayToken)
    .values({ gateway: 'bkash', idToken: '', refreshToken: '', expiresAt: never, renewedAt: never })
    .onConflictDoNothing()
  const [row] = await tx.select().from(gatewayToken).where(isBkash).for('update')
  return row
}

async function obtain(source: TokenSource, row: Row | undefined): Promise<FreshToken> {
  if (row === undefined || row.refreshToken === '') return source.grant()
  try {
    return await source.refresh(row.refreshToken)
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    return source.grant()
  }
}

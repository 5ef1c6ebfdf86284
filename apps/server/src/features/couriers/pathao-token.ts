import { type Db, type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { CourierAway } from './courier.ts'

const { gatewayToken } = tables

export type FreshToken = { idToken: string; refreshToken: string; expiresAt: Date }

type TokenSource = {
  grant(): Promise<FreshToken>
  /** Throws when the refresh token is no longer good. */
  refresh(refreshToken: string): Promise<FreshToken>
}

type Row = typeof gatewayToken.$inferSelect

const renewBeforeMs = 6 * 3_600_000
const renewAgainAfterMs = 60_000
const isPathao = eq(gatewayToken.gateway, 'pathao')
const never = new Date(0)

/** The one Pathao token of all processes: it lives five days and is renewed by one at a time, under the row's lock. */
export function createPathaoTokens(db: Db, clock: () => Date, source: TokenSource) {
  const isFresh = (row: Row) => row.expiresAt.getTime() - clock().getTime() > renewBeforeMs

  const renew = (isGood: (row: Row) => boolean) =>
    db.transaction(async (tx) => {
      const row = await lockToken(tx)
      if (isGood(row)) return row.idToken
      if (clock().getTime() - row.renewedAt.getTime() < renewAgainAfterMs)
        throw new CourierAway('pathao', 'token', 'a token that was just renewed is not taken')
      const fresh = await obtain(source, row)
      await tx
        .update(gatewayToken)
        .set({ ...fresh, renewedAt: clock() })
        .where(isPathao)
      return fresh.idToken
    })

  return {
    /** A token that still runs. */
    async get(): Promise<string> {
      const [row] = await db.select().from(gatewayToken).where(isPathao)
      return row !== undefined && isFresh(row) ? row.idToken : renew(isFresh)
    },
    /** One that is not the refused one. */
    replace: (refused: string): Promise<string> => renew((row) => isFresh(row) && row.idToken !== refused),
  }
}

/** The row under its lock; made first where there is none, so that there is something to lock. */
async function lockToken(tx: Tx): Promise<Row> {
  await tx
    .insert(gatewayToken)
    .values({ gateway: 'pathao', idToken: '', refreshToken: '', expiresAt: never, renewedAt: never })
    .onConflictDoNothing()
  const [row] = await tx.select().from(gatewayToken).where(isPathao).for('update')
  return row!
}

async function obtain(source: TokenSource, { refreshToken }: Row): Promise<FreshToken> {
  if (refreshToken === '') return source.grant()
  try {
    return await source.refresh(refreshToken)
  } catch (error) {
    if (!(error instanceof CourierAway)) throw error
    return source.grant()
  }
}

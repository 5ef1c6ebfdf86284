import { type Db, type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'

const { gatewayToken } = tables

export type FreshToken = { idToken: string; refreshToken: string; expiresAt: Date }

/** Whoever gives out the tokens: a payment gateway, a courier. */
export type TokenProvider = {
  /** Its row in `gateway_token`. */
  name: string
  /** How long before its end a token is renewed. */
  renewBeforeMs: number
  /** A token that is refused so soon after it was renewed is not renewed again: the provider would shut us out. */
  renewAgainAfterMs: number
  grant(): Promise<FreshToken>
  /** Throws an error that `isAway` knows when the refresh token is no longer good. */
  refresh(refreshToken: string): Promise<FreshToken>
  isAway(error: unknown): boolean
  /** What is thrown where there is no token to be had. */
  away(meaning: string): Error
}

export type SharedToken = {
  /** A token that still runs. */
  get(): Promise<string>
  /** One that is not the refused one. */
  replace(refused: string): Promise<string>
}

type TokenRow = typeof gatewayToken.$inferSelect

/**
 * The one token of a provider that all processes share. Providers give few of them, so it is renewed by one at a time, under the
 * row's lock and before it ends; while somebody renews it, the others go on with the old one.
 */
export function createSharedToken(db: Db, clock: () => Date, provider: TokenProvider): SharedToken {
  const { name, renewBeforeMs, renewAgainAfterMs } = provider
  const isProviders = eq(gatewayToken.gateway, name)
  let running: Promise<string> | undefined

  /** One renewal in this process at a time; the row's lock sees to the other processes. */
  function once(renewal: () => Promise<string>): Promise<string> {
    running ??= renewal().finally(() => {
      running = undefined
    })
    return running
  }

  const renew = (isGood: (row: TokenRow) => boolean) =>
    db.transaction(async (tx) => {
      const row = await lockToken(tx, name)
      if (isGood(row)) return row.idToken
      if (clock().getTime() - row.renewedAt.getTime() < renewAgainAfterMs)
        throw provider.away('a token that was just renewed is not taken')
      const fresh = await obtain(provider, row)
      await tx
        .update(gatewayToken)
        .set({ ...fresh, renewedAt: clock() })
        .where(isProviders)
      return fresh.idToken
    })

  const runsFor = (ms: number) => (row: TokenRow) => row.expiresAt.getTime() - clock().getTime() > ms

  return {
    async get() {
      const [row] = await db.select().from(gatewayToken).where(isProviders)
      if (row !== undefined && runsFor(renewBeforeMs)(row)) return row.idToken
      if (row === undefined || !runsFor(0)(row)) return once(() => renew(runsFor(renewBeforeMs)))
      // Still good: the caller neither waits for the renewal nor suffers when it fails.
      once(() => renew(runsFor(renewBeforeMs))).catch(() => {})
      return row.idToken
    },
    replace: (refused) => once(() => renew((row) => row.idToken !== refused && runsFor(0)(row))),
  }
}

const never = new Date(0)

/** The row under its lock; made first where there is none, so that there is something to lock. */
async function lockToken(tx: Transaction, name: string): Promise<TokenRow> {
  await tx
    .insert(gatewayToken)
    .values({ gateway: name, idToken: '', refreshToken: '', expiresAt: never, renewedAt: never })
    .onConflictDoNothing()
  const [row] = await tx.select().from(gatewayToken).where(eq(gatewayToken.gateway, name)).for('update')
  return row!
}

async function obtain(provider: TokenProvider, { refreshToken }: TokenRow): Promise<FreshToken> {
  if (refreshToken === '') return provider.grant()
  try {
    return await provider.refresh(refreshToken)
  } catch (error) {
    if (!provider.isAway(error)) throw error
    return provider.grant()
  }
}

import { type Db, type Tx, tables } from '@prostuti/db'
import { desc, eq } from 'drizzle-orm'
import { openSecret, sealSecret } from '../../../seal-secret.ts'
import { makeVapidKeys, type VapidKeys } from '../wire/vapid.ts'

const { pushKey } = tables

const purpose = 'web push key'

/** The key that browsers subscribe with; made when the first of them asks. */
export async function currentPushKey(db: Db, { appSecret, now }: { appSecret: string; now: Date }) {
  return (await newestKey(db)) ?? (await makeKey(db, appSecret, now))
}

async function newestKey(tx: Tx) {
  const [row] = await tx
    .select({ id: pushKey.id, publicKey: pushKey.publicKey })
    .from(pushKey)
    .orderBy(desc(pushKey.id))
    .limit(1)
  return row
}

const makeKey = (db: Db, appSecret: string, now: Date) =>
  db.transaction(async (tx) => {
    // Two processes that are asked at once make one key.
    await tx.execute('lock table push_key in share row exclusive mode')
    const before = await newestKey(tx)
    if (before) return before
    const { publicKey, privateKey } = makeVapidKeys()
    const [made] = await tx
      .insert(pushKey)
      .values({
        publicKey: publicKey.toString('base64url'),
        privateKey: sealSecret(appSecret, privateKey, purpose),
        createdAt: now,
      })
      .returning({ id: pushKey.id, publicKey: pushKey.publicKey })
    return made!
  })

/** The pair that a subscription was made with: push services take no other for it. */
export async function readPushKeys(tx: Tx, { id, appSecret }: { id: number; appSecret: string }): Promise<VapidKeys> {
  const [row] = await tx.select().from(pushKey).where(eq(pushKey.id, id))
  return {
    publicKey: Buffer.from(row!.publicKey, 'base64url'),
    privateKey: openSecret(appSecret, row!.privateKey, purpose),
  }
}

import { type Db, type Tx, tables } from '@prostuti/db'
import { desc, eq } from 'drizzle-orm'
import { openSecretIfOwn, sealSecret } from '../../../seal-secret.ts'
import { makeVapidKeys, type VapidKeys } from '../wire/vapid.ts'

const { pushKey } = tables

const purpose = 'web push key'

type Row = typeof pushKey.$inferSelect
type Making = { appSecret: string; now: Date }

/**
 * The key that browsers subscribe with: the newest that opens, made when the first of them asks. After a restore without the secret
 * none opens; with a new one browsers mend themselves at their doctors' next visit.
 */
export async function currentPushKey(db: Db, { appSecret, now }: Making) {
  return (await newestKey(db, appSecret)) ?? (await makeKey(db, { appSecret, now }))
}

async function newestKey(tx: Tx, appSecret: string): Promise<Row | undefined> {
  const rows = await tx.select().from(pushKey).orderBy(desc(pushKey.id))
  return rows.find((row) => openKey(row, appSecret) !== undefined)
}

const openKey = ({ privateKey }: Row, appSecret: string): Buffer | undefined =>
  openSecretIfOwn(appSecret, privateKey, purpose)

const makeKey = (db: Db, { appSecret, now }: Making) =>
  db.transaction(async (tx) => {
    // Two processes that are asked at once make one key.
    await tx.execute('lock table push_key in share row exclusive mode')
    const before = await newestKey(tx, appSecret)
    if (before) return before
    const { publicKey, privateKey } = makeVapidKeys()
    const [made] = await tx
      .insert(pushKey)
      .values({
        publicKey: publicKey.toString('base64url'),
        privateKey: sealSecret(appSecret, privateKey, purpose),
        createdAt: now,
      })
      .returning()
    return made!
  })

/** The key that a browser says it subscribed with; undefined where nothing could be signed with it. */
export async function findPushKey(tx: Tx, { publicKey, appSecret }: { publicKey: string; appSecret: string }) {
  const [row] = await tx.select().from(pushKey).where(eq(pushKey.publicKey, publicKey))
  return row && openKey(row, appSecret) && row
}

/** The pair that a subscription was made with, where it opens: push services take no other for it. */
export async function readPushKeys(
  tx: Tx,
  { id, appSecret }: { id: number; appSecret: string },
): Promise<VapidKeys | undefined> {
  const [row] = await tx.select().from(pushKey).where(eq(pushKey.id, id))
  const privateKey = openKey(row!, appSecret)
  return privateKey && { publicKey: Buffer.from(row!.publicKey, 'base64url'), privateKey }
}

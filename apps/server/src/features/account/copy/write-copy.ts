import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Transaction, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { newToken } from '../../../secrets.ts'
import { readStoredFile } from '../../files/index.ts'
import { drawReceipt, invoiceNumber, readInvoice } from '../../payment/index.ts'
import { writeData } from './write-data.ts'
import { writeReadme } from './write-readme.ts'

const { complaint, complaintFile, complaintMessage, doctor, invoice, payment, purchaseOrder } = tables

type CopyDeps = Pick<Deps, 'database' | 'env' | 'clock' | 'storage'>
type Whose = { doctorId: number; locale: Locale; now: Date }

/**
 * Everything that is kept about a doctor, as a ZIP on the disk: written whole before its first byte leaves, so that a slow
 * phone holds neither the database nor memory, and nobody gets half a copy. The file has no name any more when this answers;
 * it is gone when the handle is closed, however the process ends. Only one is made for a doctor at a time.
 */
export async function writeCopy({ database: { db }, env, clock, storage }: CopyDeps, whose: Omit<Whose, 'now'>) {
  const file = await openNameless(join(env.dataDir, 'cache'))
  try {
    await db.transaction(
      async (tx) => {
        await claimCopy(tx, whose.doctorId)
        await tx.execute(sql`set local timezone = 'Asia/Dhaka'`)
        await writeZip(tx, { file, env, storage, whose: { ...whose, now: clock() } })
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${newToken()}.zip`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

/** Whichever process is asked: the lock is the database's, and ends with the transaction. */
async function claimCopy(tx: Transaction, doctorId: number): Promise<void> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('data_copy'), ${doctorId}::int) as mine`,
  )
  if (!rows[0]?.mine) throw new AppError('too_many_requests', { retryAfterSeconds: 15 })
}

type ZipOf = Pick<Deps, 'env' | 'storage'> & { file: FileHandle; whose: Whose }

async function writeZip(tx: Transaction, { file, env, storage, whose }: ZipOf): Promise<void> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const written = zip.outputStream as Readable
  // Each is opened when the one before is written.
  const add = (name: string, read: () => Promise<Readable> | Readable) =>
    zip.addReadStreamLazy(name, { mtime: whose.now }, (give) => {
      Promise.resolve()
        .then(read)
        .then(
          (stream) => give(null, stream),
          (error: unknown) => written.destroy(error as Error),
        )
    })
  zip.on('error', (error) => written.destroy(error as unknown as Error))

  add('README.txt', () => Readable.from([writeReadme(whose.now)]))
  add('data.json', () => Readable.from(writeData(tx, whose)))
  const { host } = new URL(env.publicUrl)
  for (const { number, orderId, paymentId } of await listReceipts(tx, whose.doctorId))
    add(`receipts/${invoiceNumber(number)}.pdf`, async () => {
      const receipt = await readInvoice(tx, { ...whose, orderId, paymentId })
      return Readable.from([await drawReceipt(receipt, whose.locale, { refundPolicy: `${host}/refund-policy` })])
    })
  for (const { kind, stored, name } of await listFiles(tx, whose.doctorId))
    add(name, async () => {
      // One that is gone is no reason to get nothing; while the storage is away a copy would have none of them.
      const bytes = await readStoredFile(storage, kind, stored)
      return Readable.from([bytes ?? Buffer.alloc(0)])
    })
  zip.end()
  // No stream of its own: one that does not close the file keeps others from closing it.
  await writeFile(file, written)
}

const listReceipts = (tx: Transaction, doctorId: number) =>
  tx
    .select({ number: invoice.number, paymentId: payment.id, orderId: purchaseOrder.id })
    .from(invoice)
    .innerJoin(payment, eq(payment.id, invoice.paymentId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .where(eq(purchaseOrder.doctorId, doctorId))
    .orderBy(asc(invoice.number))

type StoredFile = { kind: 'avatars' | 'complaints'; stored: string; name: string }

/** The picture, and what was attached to complaints by either side. */
async function listFiles(tx: Transaction, doctorId: number): Promise<StoredFile[]> {
  const [own] = await tx.select({ avatar: doctor.avatar }).from(doctor).where(eq(doctor.id, doctorId))
  const talks = tx.select({ id: complaint.id }).from(complaint).where(eq(complaint.doctorId, doctorId))
  const lines = tx
    .select({ id: complaintMessage.id })
    .from(complaintMessage)
    .where(inArray(complaintMessage.complaintId, talks))
  const attached = await tx
    .select({ id: complaintFile.id, stored: complaintFile.file, type: complaintFile.type })
    .from(complaintFile)
    .where(and(or(eq(complaintFile.doctorId, doctorId), inArray(complaintFile.messageId, lines))))
    .orderBy(asc(complaintFile.id))
  return [
    ...(own?.avatar ? [{ kind: 'avatars' as const, stored: own.avatar, name: 'picture.webp' }] : []),
    ...attached.map(({ id, stored, type }) => ({
      kind: 'complaints' as const,
      stored,
      name: `attachments/${id}.${type === 'application/pdf' ? 'pdf' : 'webp'}`,
    })),
  ]
}

import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { Storage } from '../../../storage/storage.ts'
import { readStoredFile } from '../../files/index.ts'
import { makeAttachment, makeThumbnail } from './make-attachment.ts'

const mostBytes = 5 * 1024 * 1024

/** Lets the calls of a scope take the bytes of an attachment, and nothing else. */
export function takeAttachments(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, bytes, done) => done(null, bytes),
  )
}

/** What was sent, judged by its content; refuses what is neither a picture nor a PDF. */
export async function attachmentIn(body: unknown, locale: Locale) {
  const made = await makeAttachment(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
  if (!('refused' in made)) return made
  if (made.refused === 'unknown') throw new AppError('unsupported_media_type')
  const text = messages.complaint_file_unreadable({}, { locale })
  throw invalidFields({ file: text })
}

type Found = { name: string; type: string; file: string; size: 'small' | 'whole' }

/** The bytes of an attachment: a picture to be seen, also in small, or a PDF to be saved. */
export async function sendAttachment(reply: FastifyReply, storage: Storage, { name, type, file, size }: Found) {
  const bytes = await readStoredFile(storage, 'complaints', file)
  if (bytes === undefined) throw new AppError('not_found')
  const isPicture = type === 'image/webp'
  reply.headers({
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A PDF comes as the doctor or the centre made it: saved, never shown under the site's own address.
    'content-disposition': isPicture ? 'inline' : `attachment; filename*=UTF-8''${headerText(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
  })
  return isPicture && size === 'small' ? makeThumbnail(bytes) : bytes
}

/** RFC 5987 allows fewer characters than an address does. */
const headerText = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

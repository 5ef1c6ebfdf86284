import { type Transaction, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, isNotNull, max } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { makeSitePicture } from '../files/index.ts'

const { questionImport, questionImportFile } = tables

/** More than any file of questions has. */
const picturesAtMost = 5000

export async function addPicture(
  tx: Transaction,
  { importId, bytes, locale }: { importId: number; bytes: Buffer; locale: Locale },
): Promise<{ file: number; width: number; height: number }> {
  const made = await makeSitePicture(bytes)
  if ('refused' in made) {
    if (made.refused === 'not_a_picture') throw new AppError('unsupported_media_type')
    throw invalidFields({ picture: messages.error_field_invalid_picture({}, { locale }) })
  }
  // One after the other, so that no two get the same number.
  await tx
    .select({ id: questionImport.id })
    .from(questionImport)
    .where(eq(questionImport.id, importId))
    .for('no key update')
  const [last] = await tx
    .select({ number: max(questionImportFile.number) })
    .from(questionImportFile)
    .where(eq(questionImportFile.importId, importId))
  const file = (last?.number ?? 0) + 1
  if (file > picturesAtMost) throw new AppError('payload_too_large')
  const { webp, width, height } = made
  await tx
    .insert(questionImportFile)
    .values({ importId, number: file, name: `${file}.webp`, content: webp, width, height })
  return { file, width, height }
}

export async function readPicture(tx: Tx, { importId, file }: { importId: number; file: number }): Promise<Buffer> {
  const [found] = await tx
    .select({ content: questionImportFile.content })
    .from(questionImportFile)
    .where(
      and(
        eq(questionImportFile.importId, importId),
        eq(questionImportFile.number, file),
        isNotNull(questionImportFile.width),
      ),
    )
  if (found === undefined) throw new AppError('not_found')
  return found.content
}

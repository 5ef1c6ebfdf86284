import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { AppError } from '../../errors.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { inWorkbookThread, type SheetFile } from './in-workbook-thread.ts'
import { readText } from './read-text.ts'
import { isSmallArchive } from './refuse-bomb.ts'

const usualRows = 2100
const columnsAtMost = 40
/** Read at once; starting a thread takes longer. */
const shortText = 100_000

type Reading = {
  rowsAtMost?: number
  /** Days with their hours, where they have some. */
  keepsHours?: boolean
}

/**
 * The first sheet of an XLSX file, a CSV file, or a table of HTML, which some panels call .xls, as texts. What is neither, or too
 * large, is refused by the field `content`.
 */
export async function readCells(
  file: Buffer,
  locale: Locale,
  { rowsAtMost = usualRows, keepsHours = false }: Reading = {},
): Promise<string[][]> {
  const isArchive = file.subarray(0, 2).toString('latin1') === 'PK'
  const cells = isArchive
    ? await readWorkbook(file, locale, keepsHours)
    : await readLongText(decode(file, locale), locale)
  if (cells.length > rowsAtMost || cells.some((row) => row.length > columnsAtMost))
    throw invalidFields({
      content: messages.error_file_too_many_rows({ max: formatNumber(rowsAtMost, locale) }, { locale }),
    })
  return cells
}

async function readLongText(text: string, locale: Locale): Promise<string[][]> {
  if (text.length <= shortText) return readText(text)
  return inThread({ text }, locale)
}

async function readWorkbook(file: Buffer, locale: Locale, keepsHours: boolean): Promise<string[][]> {
  if (!(await isSmallArchive(file))) throw notASheet(locale)
  return inThread({ file, keepsHours }, locale)
}

async function inThread(task: SheetFile, locale: Locale): Promise<string[][]> {
  try {
    return await inWorkbookThread(task)
  } catch (cause) {
    throw cause instanceof AppError ? cause : notASheet(locale, cause)
  }
}

const notASheet = (locale: Locale, cause?: unknown) =>
  invalidFields({ content: messages.error_file_not_a_sheet({}, { locale }) }, cause)

/** Excel saves "Unicode text" as UTF-16; what is neither is a picture, a Word file, an old XLS. */
function decode(file: Buffer, locale: Locale): string {
  if (file.subarray(0, 4).toString('hex') === 'd0cf11e0')
    throw invalidFields({ content: messages.error_file_old_xls({}, { locale }) })
  const encoding = file[0] === 0xff && file[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(file)
    if (!text.includes('\0')) return text
  } catch (cause) {
    throw notASheet(locale, cause)
  }
  throw notASheet(locale)
}

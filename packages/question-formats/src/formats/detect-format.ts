import { decodeText } from '../encoding/decode-text.ts'
import { refusalOfCompound } from '../office/compound-file.ts'
import { type QuestionFormat, UnreadableFile } from '../reading.ts'
import { readHeadings } from '../table/columns.ts'
import { openZip } from '../zip/open-zip.ts'

/** The largest file that is taken: ten thousand questions with long explanations, as Moodle writes them. */
export const fileAtMost = 40 * 1024 * 1024
/** An archive is packed; a paper with pictures has a tenth of this. */
const archiveAtMost = 20 * 1024 * 1024
/** Enough of a text to tell what it is. */
const lookedAt = 64 * 1024

/**
 * Which format a file has: by its content where that says it, by its name where it may be several. What is none of them is refused
 * with the reason.
 */
export function detectFormat(fileName: string, bytes: Uint8Array): QuestionFormat {
  if (bytes.length > fileAtMost) throw new UnreadableFile('too_big')
  const refusal = refusalOfCompound(bytes)
  if (refusal !== null) throw new UnreadableFile(refusal)
  if (startsWith(bytes, 'PK')) return formatOfArchive(bytes)
  if (startsWith(bytes, '%PDF') || startsWith(bytes, '{\\rtf')) throw new UnreadableFile('unknown_format')
  const { text } = decodeText(headOf(bytes))
  if (text.trim() === '') throw new UnreadableFile('unknown_format')
  return formatOfText(fileName, text)
}

/** The beginning, not cut in the middle of a letter. */
function headOf(bytes: Uint8Array): Uint8Array {
  let end = Math.min(bytes.length, lookedAt)
  while (end < bytes.length && end > lookedAt - 4 && bytes[end - 1]! >= 0x80) end -= 1
  return bytes.subarray(0, end)
}

const startsWith = (bytes: Uint8Array, signs: string): boolean =>
  [...signs].every((sign, index) => bytes[index] === sign.charCodeAt(0))

function formatOfArchive(bytes: Uint8Array): QuestionFormat {
  if (bytes.length > archiveAtMost) throw new UnreadableFile('too_big')
  const { paths } = openZip(bytes)
  if (paths.some((path) => path.startsWith('word/'))) return 'docx'
  if (paths.some((path) => path.startsWith('xl/'))) return 'xlsx'
  throw new UnreadableFile('unknown_format')
}

const byEnding: Record<string, QuestionFormat> = { csv: 'csv', tsv: 'csv', gift: 'gift', xml: 'moodle_xml' }

function formatOfText(fileName: string, text: string): QuestionFormat {
  const named = byEnding[fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()]
  if (/^\s*</.test(text) && (named === 'moodle_xml' || text.includes('<quiz'))) return 'moodle_xml'
  if (named !== undefined && named !== 'moodle_xml') return named
  if (named === 'moodle_xml') throw new UnreadableFile('unknown_format')
  const hasHeadings = text
    .split(/\r\n|\r|\n/, 12)
    .some((line) => readHeadings(line.split(/[,;\t]/).map(unquoted)) !== null)
  if (hasHeadings) return 'csv'
  return /^(?:\/\/|::|\$CATEGORY)/m.test(text) || hasAnswersInBraces(text) ? 'gift' : 'aiken'
}

/** `{=right ~wrong}`; a formula has braces too, with other signs between them. */
const hasAnswersInBraces = (text: string): boolean =>
  (text.match(/\{[^{}]*\}/g) ?? []).some((braces) => /[~=]/.test(braces))

const unquoted = (cell: string): string => cell.trim().replace(/^"|"$/g, '')

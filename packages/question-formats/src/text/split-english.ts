import type { FileText } from '../file-question.ts'

/** Where a file has both languages one below the other, `EN:` begins the English. */
export function splitEnglish(text: string): FileText {
  const at = text.indexOf('\nEN:')
  const [bn, en] = [text.slice(0, at).trim(), text.slice(at + 4).trim()]
  return at < 0 || bn === '' || en === '' ? { bn: text } : { bn, en }
}

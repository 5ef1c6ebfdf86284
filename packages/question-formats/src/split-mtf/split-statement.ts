import type { FileText } from '../file-question.ts'

const asked = { bn: 'সত্য না মিথ্যা?'.normalize('NFC'), en: 'True or false?' }

/**
 * What is asked, and the statement itself. Where a file does not keep the two apart, the last line is the statement; a statement
 * alone is asked in our words.
 */
export function splitStatement(whole: FileText): { text: FileText; statement: FileText } {
  const bn = splitLast(whole.bn)
  const en = whole.en === undefined ? undefined : splitLast(whole.en)
  if (bn === null || en === null) return { text: whole.en === undefined ? { bn: asked.bn } : asked, statement: whole }
  return {
    text: { bn: bn[0], ...(en !== undefined && { en: en[0] }) },
    statement: { bn: bn[1], ...(en !== undefined && { en: en[1] }) },
  }
}

function splitLast(text: string): [string, string] | null {
  const at = text.lastIndexOf('\n')
  return at < 0 ? null : [text.slice(0, at).trim(), text.slice(at + 1)]
}

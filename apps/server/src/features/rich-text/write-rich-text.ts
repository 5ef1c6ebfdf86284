import type { RichNode, RichText } from '@prostuti/contract'
import { isVoid } from './rich-elements.ts'

/** Elements as HTML again, in one spelling: what `readRichText` makes of it are the same elements. */
export function writeRichText(nodes: RichText): string {
  return nodes.map(writeNode).join('')
}

function writeNode(node: RichNode): string {
  if (typeof node === 'string') return escapeWords(node)
  const { tag, children = [], href, src, alt, lang } = node
  const attributes = Object.entries({ href, src, alt, lang })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeValue(value ?? '')}"`)
    .join('')
  return isVoid(tag) ? `<${tag}${attributes}>` : `<${tag}${attributes}>${writeRichText(children)}</${tag}>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  // A combining stroke after '>' would melt with it into '≯' in the database's normal form, and the tag would be gone.
  '\u0338': '&#x338;',
}

const escapeSign = (sign: string): string => entities[sign] ?? sign
const escapeWords = (text: string): string => text.replace(/[&<>]|\u0338/g, escapeSign)
const escapeValue = (text: string): string => text.replace(/[&<>"'`]|\u0338/g, escapeSign)

import { escapeXml } from '../xml/escape-xml.ts'

/** As Moodle writes texts: plain where nothing needs escaping, else in a section of its own, which cannot hold its own end. */
const writeContent = (text: string): string =>
  /[&<>]/.test(text) ? `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : text

type Attributes = Record<string, string | number>

/** An element around others. */
export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
  return `<${name}${written.join('')}>${children.join('')}</${name}>\n`
}

/** An element around a text, which Moodle puts into a `text` of its own in most places. */
export const textTag = (name: string, text: string): string => `<${name}>${writeContent(text)}</${name}>\n`

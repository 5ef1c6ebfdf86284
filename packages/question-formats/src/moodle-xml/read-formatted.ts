import type { FilePicture, FileText } from '../file-question.ts'
import type { Section } from '../html/marks.ts'
import { readHtml } from '../html/read-html.ts'
import type { Fault, OriginalLine } from '../reading.ts'
import { escapeXml } from '../xml/escape-xml.ts'
import { childOf, type XmlElement } from '../xml/xml-element.ts'
import { readPicture } from './read-picture.ts'

/** A text of Moodle with its pictures; an element that has none, or is not there, is empty. */
export type Formatted = {
  text: FileText | null
  sections: Partial<Record<Section, FileText>>
  pictures: { picture: FilePicture; section: Section | null }[]
  faults: Fault[]
  lines: OriginalLine[]
}

/** How much of the HTML is shown beside what we read from it. */
const shownAtMost = 2_000

export function readFormatted(element: XmlElement | undefined, inherited = 'html'): Formatted {
  if (element === undefined) return { text: null, sections: {}, pictures: [], faults: [], lines: [] }
  const { line } = element
  // Some writers leave out the `text` around a plain text.
  const raw = (childOf(element, 'text')?.text ?? element.text).trim()
  const reading = readHtml(asHtml(raw, element.attributes.format ?? inherited))
  const faults: Fault[] = reading.faults.map((fault) => ({ ...fault, line }))
  const pictures: Formatted['pictures'] = []
  for (const named of reading.pictures) {
    const picture = readPicture(named, element)
    if (picture !== null) pictures.push({ picture, section: named.section })
    else faults.push({ code: 'picture_lost', weight: 'look', line, found: named.src.slice(0, 200) })
  }
  const shown = [reading.text, ...Object.values(reading.sections)].map((text) => text?.bn ?? '').join('\n')
  const runs = [{ raw: raw.slice(0, shownAtMost), shown: shown.trim(), isBijoy: false }]
  const { text, sections } = reading
  return { text, sections, pictures, faults, lines: raw === '' ? [] : [{ number: line, page: null, runs }] }
}

/** Moodle's own format is HTML in which a new line is one. */
function asHtml(raw: string, format: string): string {
  if (format === 'plain_text' || format === 'markdown') return escapeXml(raw).replace(/\r\n?|\n/g, '<br>')
  return format === 'moodle_auto_format' ? raw.replace(/\r\n?|\n/g, '<br>') : raw
}

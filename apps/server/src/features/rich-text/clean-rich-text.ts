import { richTags } from '@prostuti/contract'
import type { IOptions } from 'sanitize-html'
import { loadSanitizeHtml } from '../../large-libraries.ts'
import { readRichText } from './read-rich-text.ts'
import { droppedWhole, meanings } from './rich-elements.ts'
import { writeRichText } from './write-rich-text.ts'

const options: IOptions = {
  allowedTags: [...richTags],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'], '*': ['lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nonTextTags: [...droppedWhole],
  transformTags: meanings,
}

/**
 * What staff wrote or pasted, as it may be stored: HTML of the few tags rich text has, in one spelling. Two judges look at
 * it, a sanitiser that has met every trick and then our own reader, so that what is stored is what pages show.
 */
export function cleanRichText(html: string): string {
  return writeRichText(readRichText(loadSanitizeHtml()(html, options)))
}

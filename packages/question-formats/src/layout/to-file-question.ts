import type { FilePicture, FileQuestion } from '../file-question.ts'
import { splitEnglish } from '../text/split-english.ts'
import type { LaidOutQuestion } from './finish-block.ts'

/** The question as all readers give it. `fetch` finds a picture; one that cannot be found is left out. */
export function toFileQuestion<P>(
  laidOut: LaidOutQuestion<P>,
  fetch: (picture: P) => FilePicture | null,
): FileQuestion {
  const found = (pictures: P[]) => pictures.map(fetch).filter((picture) => picture !== null)
  const { type, text, key, explanation, subject, topic, reference, tags } = laidOut
  return {
    name: null,
    type,
    text: splitEnglish(text),
    pictures: found(laidOut.pictures),
    parts: laidOut.parts.map((part, index) => ({
      id: index + 1,
      text: splitEnglish(part.text),
      picture: found(part.pictures)[0] ?? null,
      note: null,
    })),
    fixedOrder: false,
    key,
    explanation: explanation === null ? null : splitEnglish(explanation),
    subject,
    topic,
    reference,
    tags,
  }
}

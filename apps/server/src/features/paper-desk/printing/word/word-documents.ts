import { type WordPaper, type WordPicture, writeKeyTable, writePaper } from '@prostuti/question-formats/paper'
import * as messages from '@prostuti/text/all-messages'
import type { PrintedFrame, PrintedKey, PrintedPicture, PrintedSet } from '../print-model.ts'

/** One set of a paper as a Word file. */
export function wordSet(frame: PrintedFrame, { letter, sections }: PrintedSet): Buffer {
  const { locale } = frame
  const pictures = (all: readonly PrintedPicture[]) => all.map((each) => asWord(each, frame))
  const name = `${messages.print_name({}, { locale })}: ${'.'.repeat(50)}`
  const roll = `${messages.print_roll({}, { locale })}: ${'.'.repeat(24)}`
  return writePaper({
    ...headOf(frame, letter),
    lines: [frame.facts, `${name}  ${roll}`],
    sections: sections.map(({ name: title, rules, questions }) => ({
      name: title,
      rules,
      questions: questions.map((question) => ({
        ...question,
        pictures: pictures(question.pictures),
        parts: question.parts.map((part) => ({ ...part, pictures: pictures(part.pictures) })),
      })),
    })),
  })
}

/** What is right in one set, as a Word file. */
export const wordKey = (frame: PrintedFrame, { letter, lines: rows }: PrintedKey): Buffer =>
  writeKeyTable({
    ...headOf(frame, letter),
    lines: [frame.facts, messages.print_key_title({}, { locale: frame.locale })],
    rows,
  })

function headOf(frame: PrintedFrame, letter: string): Omit<WordPaper, 'lines' | 'sections'> {
  const { centre, title, foot, watermark, locale } = frame
  return { centre, title, foot, watermark, mark: messages.print_set({ set: letter }, { locale }) }
}

/** Shown at the size that its pixels have on a screen of twice the fineness. */
const asWord = ({ picture, alt }: PrintedPicture, { locale }: PrintedFrame): WordPicture =>
  picture === undefined
    ? messages.print_picture_gone({ alt }, { locale })
    : { name: 'picture.png', bytes: picture.png, alt: { bn: alt } }

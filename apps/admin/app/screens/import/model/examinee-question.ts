import type { ExamQuestion } from '@prostuti/exam-ui/types'
import { type ImportRow, importsPath } from './use-import.ts'
import type { RowFields } from './use-mending.ts'

type RowToSit = { importId: number; row: ImportRow; fields: RowFields; subject: string; locale: 'bn' | 'en' }

/** A row as its examinees would get it. */
export function examineeQuestion({ importId, row, fields, subject, locale }: RowToSit): ExamQuestion {
  const say = (text: { bn: string; en?: string | undefined } | null) =>
    locale === 'en' && text?.en ? text.en : (text?.bn ?? '')
  const known = new Map(
    [...row.pictures, ...row.parts.flatMap(({ picture }) => (picture ? [picture] : []))].map((each) => [
      each.file,
      each,
    ]),
  )
  const imageOf = ({ file, alt }: RowFields['pictures'][number]) => {
    const picture = known.get(file)
    if (!picture?.width || !picture.height) return []
    return [
      {
        src: `${importsPath}/${importId}/pictures/${file}`,
        width: picture.width,
        height: picture.height,
        alt: say(alt),
      },
    ]
  }
  return {
    id: row.number,
    type: fields.type,
    section: '',
    subject,
    text: say(fields.text),
    images: fields.pictures.flatMap(imageOf),
    parts: fields.parts.map(({ id, text, picture }) => {
      const [image] = picture ? imageOf(picture) : []
      return { id, text: say(text), image: image ?? null }
    }),
  }
}

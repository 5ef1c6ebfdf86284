import { Readable } from 'node:stream'
import type { FilePicture, FileQuestion, Loss } from '@prostuti/question-formats'
import { type ExportFormat, exportFiles, writeQuestions } from '@prostuti/question-formats/formats'
import type { Storage } from '../../../storage/storage.ts'
import { readOfficePicture } from '../../files/index.ts'
import type { JobFileFormat } from '../../staff-jobs/index.ts'
import type { WrittenPicture, WrittenQuestion } from './written-question.ts'

/** What one step of the export has gathered, as a part of the job keeps it. */
export const partOf = (questions: WrittenQuestion[]): Buffer => Buffer.from(JSON.stringify(questions))

/** How the parts of an export become a file of one format; pictures are read as they are written, one at a time in memory. */
export const questionFile = (format: ExportFormat, storage: Storage): JobFileFormat => ({
  type: exportFiles[format].mediaType,
  assemble: (parts) => Readable.from(writeQuestions(format, withPictures(parts, storage))),
})

async function* withPictures(parts: AsyncIterable<Buffer>, storage: Storage): AsyncGenerator<FileQuestion> {
  const read = async ({ src, ...picture }: WrittenPicture): Promise<FilePicture[]> => {
    const bytes = await readOfficePicture(storage, src)
    return bytes === undefined ? [] : [{ ...picture, bytes }]
  }
  for await (const part of parts)
    for (const question of JSON.parse(part.toString()) as WrittenQuestion[])
      yield {
        ...question,
        pictures: (await Promise.all(question.pictures.map(read))).flat(),
        parts: await Promise.all(
          question.parts.map(async ({ picture, ...said }) => ({
            ...said,
            picture: picture && ((await read(picture))[0] ?? null),
          })),
        ),
      }
}

/** What of these questions a format cannot carry: its own writer says it, to which every picture is the same. */
export async function lossesOf(format: ExportFormat, questions: readonly WrittenQuestion[]): Promise<Loss[]> {
  const standIn = ({ src: _, ...picture }: WrittenPicture): FilePicture => ({ ...picture, bytes: onePixel })
  const writing = writeQuestions(
    format,
    questions.map((question) => ({
      ...question,
      pictures: question.pictures.map(standIn),
      parts: question.parts.map(({ picture, ...part }) => ({ ...part, picture: picture && standIn(picture) })),
    })),
  )
  for (;;) {
    const { done, value } = await writing.next()
    // The name is the number of the question here, which a file need not know.
    if (done) return value.filter(({ code }) => code !== 'name')
  }
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

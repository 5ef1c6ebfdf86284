import { open } from 'node:fs/promises'
import type { uploadRefusals } from '@prostuti/contract/staff'
import type { tables } from '@prostuti/db'
import type { MeasureDocument } from '../../document/index.ts'
import type { ContainerFacts, FileWindow } from './containers/file-window.ts'
import { windowOf } from './containers/file-window.ts'
import { playsInBrowsers } from './containers/plays-in-browsers.ts'
import { looksLikeMp4, readMp4 } from './containers/read-mp4.ts'
import { looksLikeWebm, readWebm } from './containers/read-webm.ts'

type Facts = NonNullable<(typeof tables.upload.$inferSelect)['facts']>

export type Judgement = { facts: Facts } | { refused: (typeof uploadRefusals)[number] }

/** What else looks at a file: PDFium, and ffprobe where it is installed. */
export type Judges = {
  measureDocument: MeasureDocument
  /** What ffprobe says of a video; `unreadable` where it cannot open it, undefined where it is not installed. */
  probeVideo: (path: string) => Promise<{ seconds: number } | 'unreadable' | undefined>
}

type Judged = { key: string; kind: 'video' | 'document'; path: string }

/** What a file is, by its content; its name and what a browser called it say nothing. */
export async function judgeFile({ key, kind, path }: Judged, judges: Judges): Promise<Judgement> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const view = windowOf(file, size)
    return kind === 'video'
      ? await judgeVideo(view, { key, path, probe: judges.probeVideo })
      : await judgeDocument(view, { key, path, measure: judges.measureDocument })
  } finally {
    await file.close()
  }
}

type VideoAt = { key: string; path: string; probe: Judges['probeVideo'] }

async function judgeVideo(view: FileWindow, { key, path, probe }: VideoAt): Promise<Judgement> {
  const said = await readContainer(view)
  if (said === 'none') return { refused: 'not_a_video' }
  if (said === undefined) return { refused: 'unreadable' }
  if (said.height === 0 || said.codecs.length === 0) return { refused: 'no_pictures' }
  const probed = await probe(path)
  if (probed === 'unreadable') return { refused: 'unreadable' }
  const facts = { ...said, seconds: said.seconds || (probed?.seconds ?? 0) }
  const plays = playsInBrowsers(facts)
  // Without ffmpeg a video is served as it came.
  if (!plays && probed === undefined) return { refused: 'needs_ffmpeg' }
  if (facts.seconds === 0) return { refused: 'unreadable' }
  const { seconds, width, height, codecs, container } = facts
  return { facts: { kind: 'video', file: `${key}/source.${container}`, seconds, width, height, codecs, plays } }
}

async function readContainer(view: FileWindow): Promise<ContainerFacts | 'none' | undefined> {
  const head = await view.read(0, 16)
  if (looksLikeMp4(head)) return readMp4(view)
  return looksLikeWebm(head) ? readWebm(view) : 'none'
}

type DocumentAt = { key: string; path: string; measure: MeasureDocument }

async function judgeDocument(view: FileWindow, { key, path, measure }: DocumentAt): Promise<Judgement> {
  // Some programs write a line of their own before it; readers look as far as this.
  if (!(await view.read(0, 1024)).includes('%PDF-')) return { refused: 'not_a_pdf' }
  const measured = await measure(path)
  if (measured === 'protected' || measured === 'unreadable') return { refused: measured }
  return { facts: { kind: 'document', file: `${key}.pdf`, ...measured } }
}

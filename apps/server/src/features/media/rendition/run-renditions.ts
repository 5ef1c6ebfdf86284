import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Db, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../storage/storage.ts'
import { makeSitePicture, storeFile } from '../../files/index.ts'
import type { MediaTools } from '../tools/media-tools.ts'
import { retire } from '../video/retire.ts'
import { claimRun, type Run } from './claim-run.ts'
import { hlsArguments, ladderOf, percentIn, posterArguments } from './ladder.ts'
import { putSizes } from './put-sizes.ts'
import { runProgram } from './run-program.ts'

const { renditionRun, upload, video } = tables

type Bench = { storage: Storage; tools: MediaTools; clock: () => Date; signal: AbortSignal; beatMs?: number }

const noFile = 'its file is not there any more'

/** Makes the sizes of what waits, one video after the other. Where ffmpeg is not installed there is nothing to do. */
export async function runRenditions(db: Db, bench: Bench): Promise<number> {
  if (!(await bench.tools.isInstalled())) return 0
  let made = 0
  while (!bench.signal.aborted) {
    const run = await claimRun(db, bench.clock())
    if (run === undefined) return made
    await makeOne(db, run, bench)
    made += 1
  }
  return made
}

/** Nobody has cancelled it, or taken it over from a process that seemed dead: each try has a number of its own. */
const isStill = ({ id, tries }: Run) =>
  and(eq(renditionRun.id, id), eq(renditionRun.state, 'running'), eq(renditionRun.tries, tries))

async function makeOne(db: Db, run: Run, { storage, tools, clock, signal, beatMs = 2_000 }: Bench): Promise<void> {
  const mine = isStill(run)
  const end = (values: Partial<Run>) =>
    db
      .update(renditionRun)
      .set({ ...values, updatedAt: clock() })
      .where(mine)
  const facts = await factsOf(db, run)
  if (facts === undefined) return void (await end({ state: 'failed', error: noFile }))
  // Of this run alone: one that went wrong leaves nothing that another could take for its own.
  const folder = `${dirname(run.file)}/hls-${run.id}-${run.tries}`
  const ladder = ladderOf(facts.height)
  const stop = new AbortController()
  let percent = 0
  const beat = setInterval(async () => {
    const [still] = await db
      .update(renditionRun)
      .set({ percent, seenAt: clock() })
      .where(mine)
      .returning({ id: renditionRun.id })
      .catch(() => [{ id: run.id }])
    // Somebody has cancelled it, or taken this process for dead.
    if (still === undefined) stop.abort()
  }, beatMs)
  /** From the file as it lies in the storage to all of its sizes there; nothing names them yet. */
  const make = (target: string) => async (source: string) => {
    for (const [at] of ladder.entries()) await mkdir(join(target, String(at)))
    const complaint = await runProgram({
      program: tools.programs.ffmpeg,
      args: hlsArguments({ source, folder: target, ladder, hasSound: facts.codecs.length > 1 }),
      onSaid: (said) => {
        percent = percentIn(said, facts.seconds) ?? percent
      },
      signal: AbortSignal.any([signal, stop.signal]),
    })
    if (complaint !== undefined) {
      // A server that stops is no fault of the video.
      if (signal.aborted) await end({ state: 'waiting', tries: run.tries - 1 })
      else await end({ state: 'failed', error: complaint })
      return
    }
    const { ffmpeg } = tools.programs
    const poster = await makePoster({ storage, folder: target, source, seconds: facts.seconds, ffmpeg, signal })
    const sizes = await putSizes(storage, { target, folder, ladder })
    const isPublished = await publish(db, { run, folder, sizes, poster, now: clock() })
    if (!isPublished) await storage.removeAll(`videos/${folder}/`)
  }
  try {
    await storage.useScratch((target) => storage.useFile(`videos/${run.file}`, make(target)))
  } catch (error) {
    await storage.removeAll(`videos/${folder}/`).catch(() => {})
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
    await end({ state: 'failed', error: noFile })
  } finally {
    clearInterval(beat)
  }
}

async function factsOf(db: Db, { file }: Run) {
  const [row] = await db
    .select({ facts: upload.facts })
    .from(upload)
    .where(eq(upload.key, dirname(file)))
  return row?.facts?.kind === 'video' ? row.facts : undefined
}

type Poster = {
  storage: Storage
  folder: string
  source: string
  seconds: number
  ffmpeg: string
  signal: AbortSignal
}

/** A video without a picture is a video all the same. */
async function makePoster({ storage, folder, source, seconds, ffmpeg, signal }: Poster): Promise<string | undefined> {
  const target = join(folder, 'poster.png')
  const complaint = await runProgram({ program: ffmpeg, args: posterArguments({ source, seconds, target }), signal })
  const bytes = complaint === undefined ? await readFile(target).catch(() => undefined) : undefined
  const made = bytes && (await makeSitePicture(bytes))
  return made && 'webp' in made ? `/files/site/${await storeFile(storage, 'site', made.webp)}` : undefined
}

type Made = {
  run: Run
  folder: string
  sizes: { height: number; bytes: number; file: string }[]
  poster: string | undefined
  now: Date
}

/**
 * From now on the video is played in these sizes, the first or made again; whoever watches the file or older sizes goes on with those. One
 * that got another file meanwhile keeps that, and what somebody has cancelled is not published.
 */
const publish = (db: Db, { run, folder, sizes, poster, now }: Made): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(video).where(eq(video.id, run.videoId)).for('no key update')
    // All that is made of a file lies in its folder.
    const isCurrent = row?.renditions.some(({ file }) => isBelow(dirname(run.file), file)) === true
    const ended = await tx
      .update(renditionRun)
      .set({ state: isCurrent ? 'done' : 'cancelled', percent: isCurrent ? 100 : run.percent, updatedAt: now })
      .where(isStill(run))
      .returning({ id: renditionRun.id })
    if (!isCurrent || row === undefined || ended.length === 0) return false
    await tx
      .update(video)
      .set({
        source: 'hls',
        playlist: `${folder}/master.m3u8`,
        renditions: sizes,
        retired: retire(row, now),
        ...(row.poster === null && poster !== undefined && { poster }),
        updatedAt: now,
      })
      .where(eq(video.id, row.id))
    return true
  })

const isBelow = (folder: string, file: string): boolean => file.startsWith(`${folder}/`)

import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Db, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { makeSitePicture, storeFile } from '../../files/index.ts'
import type { MediaTools } from '../tools/media-tools.ts'
import { retire } from '../video/retire.ts'
import { claimRun, type Run } from './claim-run.ts'
import { hlsArguments, ladderOf, percentIn, posterArguments, type Step } from './ladder.ts'
import { runProgram } from './run-program.ts'

const { renditionRun, upload, video } = tables

type Bench = { dataDir: string; tools: MediaTools; clock: () => Date; signal: AbortSignal; beatMs?: number }

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

async function makeOne(db: Db, run: Run, { dataDir, tools, clock, signal, beatMs = 2_000 }: Bench): Promise<void> {
  const mine = isStill(run)
  const end = (values: Partial<Run>) =>
    db
      .update(renditionRun)
      .set({ ...values, updatedAt: clock() })
      .where(mine)
  const facts = await factsOf(db, run)
  if (facts === undefined) return void (await end({ state: 'failed', error: 'its file is not there any more' }))
  const source = join(dataDir, 'videos', run.file)
  // Of this run alone: one that went wrong leaves nothing that another could take for its own.
  const folder = `${dirname(run.file)}/hls-${run.id}-${run.tries}`
  const target = join(dataDir, 'videos', folder)
  const ladder = ladderOf(facts.height)
  for (const [at] of ladder.entries()) await mkdir(join(target, String(at)), { recursive: true })

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
  try {
    const asked = { source, folder: target, ladder, hasSound: facts.codecs.length > 1 }
    const complaint = await runProgram({
      program: tools.programs.ffmpeg,
      args: hlsArguments(asked),
      onSaid: (said) => {
        percent = percentIn(said, facts.seconds) ?? percent
      },
      signal: AbortSignal.any([signal, stop.signal]),
    })
    if (complaint !== undefined) {
      await rm(target, { recursive: true, force: true })
      // A server that stops is no fault of the video.
      if (signal.aborted) await end({ state: 'waiting', tries: run.tries - 1 })
      else await end({ state: 'failed', error: complaint })
      return
    }
    const poster = await makePoster({ dataDir, source, seconds: facts.seconds, program: tools.programs.ffmpeg, signal })
    const sizes = await sizesOf(target, folder, ladder)
    const isPublished = await publish(db, { run, folder, sizes, poster, now: clock() })
    if (!isPublished) await rm(target, { recursive: true, force: true })
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

async function sizesOf(target: string, folder: string, ladder: Step[]) {
  const sizes = []
  for (const [at, { height }] of ladder.entries()) {
    const names = await readdir(join(target, String(at)))
    const facts = await Promise.all(names.map((name) => stat(join(target, String(at), name))))
    const bytes = facts.reduce((sum, { size }) => sum + size, 0)
    sizes.push({ height, bytes, file: `${folder}/${at}/index.m3u8` })
  }
  return sizes
}

type Poster = { dataDir: string; source: string; seconds: number; program: string; signal: AbortSignal }

/** A video without a picture is a video all the same. */
async function makePoster({ dataDir, source, seconds, program, signal }: Poster): Promise<string | undefined> {
  const target = `${source}.poster.png`
  const complaint = await runProgram({ program, args: posterArguments({ source, seconds, target }), signal })
  const bytes = complaint === undefined ? await readFile(target).catch(() => undefined) : undefined
  await rm(target, { force: true })
  const made = bytes && (await makeSitePicture(bytes))
  return made && 'webp' in made ? `/files/site/${await storeFile(dataDir, 'site', made.webp)}` : undefined
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

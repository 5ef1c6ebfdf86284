import { existsSync, readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { ReadingAsk } from './reading-chunk.ts'
import { createReadingSession, type NamedFile } from './reading-session.ts'

const background = 10
/** Linux says here which thread asks, as …/task/4711. */
const ownThread = '/proc/thread-self'

letOthersFirst()

const session = createReadingSession(workerData as NamedFile)

parentPort!.on('message', async (ask: ReadingAsk) => {
  const answer = await session.answer(ask)
  parentPort!.postMessage(answer)
})

/** A file can wait: on a busy machine the threads that keep answers come first. */
function letOthersFirst(): void {
  // Elsewhere than on Linux threads have no priority of their own.
  if (!existsSync(ownThread)) return
  try {
    setPriority(Number(basename(readlinkSync(ownThread))), background)
  } catch {
    // A container may forbid it; then the file is read at the priority of all.
  }
}

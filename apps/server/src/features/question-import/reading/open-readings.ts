import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ReadingAnswer, ReadingAsk } from './reading-chunk.ts'
import type { NamedFile } from './reading-session.ts'

/** A file of 20 MB needs less than half of this. */
const memoryMb = 256
/** An answer that takes longer than this will not come any more. */
const patienceMs = 90_000
/** Each may fill the memory that it is allowed. */
const atOnce = 2
/** Nobody asks for it any more: its job was cancelled, or another process goes on with it. */
const idleMs = 60_000

/** How long one step of a job waits for an answer; the next one goes on waiting. */
const stepMs = 600

export type Reading = {
  /** How many rows it has given, up to which question of the bank it has compared them, and how much of the outcome it has told. */
  readTo: number
  comparedTo: number
  alikeTo: number
  /** Its answer, or nothing as yet: then the same is to be asked again. */
  ask(ask: ReadingAsk): Promise<ReadingAnswer | undefined>
}

type OpenReading = Reading & { close(): void; lastAsked: number }

/**
 * Files that this process reads, each in a thread of its own: reading takes seconds, and the thread that serves exams must not wait.
 * A file that needs more memory than there is for it ends its thread and nothing else.
 */
export function createReadings() {
  const open = new Map<number, OpenReading>()

  const close = (importId: number) => {
    open.get(importId)?.close()
    open.delete(importId)
  }
  const sweeper = setInterval(() => {
    for (const [id, reading] of open) if (Date.now() - reading.lastAsked > idleMs) close(id)
  }, idleMs)
  sweeper.unref()

  return {
    /**
     * The reading of this file that has come no further than `readTo` rows; a new one where there is none. Undefined when others
     * have to end first.
     */
    async find(importId: number, readTo: number, load: () => Promise<NamedFile>): Promise<Reading | undefined> {
      const known = open.get(importId)
      // What it has given was undone with the step that took it.
      if (known !== undefined && known.readTo > readTo) close(importId)
      else if (known !== undefined) return known
      if (open.size >= atOnce) return void (await delay(stepMs))
      const made = openReading(await load())
      open.set(importId, made)
      return made
    },
    close,
    closeAll() {
      clearInterval(sweeper)
      for (const id of [...open.keys()]) close(id)
    },
  }
}

export type Readings = ReturnType<typeof createReadings>

function openReading(file: NamedFile): OpenReading {
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: file,
    transferList: [file.bytes.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  })
  worker.unref()
  let pending: Promise<ReadingAnswer> | undefined
  const reading: OpenReading = {
    readTo: 0,
    comparedTo: 0,
    alikeTo: 0,
    lastAsked: Date.now(),
    async ask(ask) {
      reading.lastAsked = Date.now()
      if (pending === undefined) {
        pending = answerOf(worker)
        // Whoever waits for it hears of a failure; until somebody does, nobody else should.
        pending.catch(() => {})
        worker.postMessage(ask)
      }
      const answer = await Promise.race([pending, delay(stepMs, undefined)])
      if (answer !== undefined) pending = undefined
      return answer
    },
    close: () => void worker.terminate(),
  }
  return reading
}

function answerOf(worker: Worker): Promise<ReadingAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void worker.terminate(), patienceMs)
    timer.unref()
    const end = () => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const onMessage = (answer: ReadingAnswer) => {
      end()
      resolve(answer)
    }
    const onError = (error: Error & { code?: string }) => {
      end()
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'refused', refusal: 'too_big' })
      else reject(error)
    }
    // Ended from outside: it took too long.
    const onExit = () => {
      end()
      resolve({ kind: 'refused', refusal: 'too_big' })
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

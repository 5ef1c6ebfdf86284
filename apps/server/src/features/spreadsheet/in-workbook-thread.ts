import { Worker } from 'node:worker_threads'
import { AppError } from '../../errors.ts'
import type { Workbook } from './workbook.ts'

export type SheetFile = { file: Uint8Array; keepsHours: boolean } | { text: string }
export type Task = SheetFile | { workbook: Workbook }

/** A sheet of two thousand rows needs a third of this. */
const memoryMb = 192
const patienceMs = 20_000
const waitingAtMost = 20

/** They take turns: each may fill the memory that it is allowed. */
let turn: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Workbooks are taken apart and put together in a thread of their own. A small file may name a cell in the last row and column that
 * Excel has, which becomes billions of empty cells: then that thread dies, and everybody else is served. Long texts come here too.
 */
export async function inWorkbookThread(task: SheetFile): Promise<string[][]>
export async function inWorkbookThread(task: { workbook: Workbook }): Promise<Uint8Array>
export async function inWorkbookThread(task: Task): Promise<unknown> {
  if (waiting >= waitingAtMost) throw new AppError('unavailable', { retryAfterSeconds: 10 })
  waiting += 1
  const before = turn
  const { promise, resolve: end } = Promise.withResolvers<void>()
  turn = promise
  try {
    await before
    return await run(task)
  } finally {
    waiting -= 1
    end()
  }
}

function run(task: Task): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    })
    const timer = setTimeout(() => void worker.terminate(), patienceMs)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('the workbook took too long'))
    })
  })
}

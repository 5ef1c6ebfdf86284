import { parentPort, workerData } from 'node:worker_threads'
import type { Task } from './in-workbook-thread.ts'
import { readText } from './read-text.ts'
import { makeWorkbook, textsOf } from './workbook.ts'

parentPort!.postMessage(await answerTo(workerData as Task))

async function answerTo(task: Task): Promise<unknown> {
  if ('text' in task) return readText(task.text)
  return 'file' in task ? textsOf(Buffer.from(task.file), task.keepsHours) : makeWorkbook(task.workbook)
}

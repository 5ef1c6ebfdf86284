import { parentPort, workerData } from 'node:worker_threads'
import type { Task } from './in-workbook-thread.ts'
import { makeWorkbook, textsOf } from './workbook.ts'

const task = workerData as Task
parentPort!.postMessage(
  'file' in task ? await textsOf(Buffer.from(task.file), task.keepsHours) : await makeWorkbook(task.workbook),
)

import { parentPort, workerData } from 'node:worker_threads'
import type { ReadingAsk } from './reading-chunk.ts'
import { createReadingSession, type NamedFile } from './reading-session.ts'

const session = createReadingSession(workerData as NamedFile)

parentPort!.on('message', async (ask: ReadingAsk) => {
  const answer = await session.answer(ask)
  parentPort!.postMessage(answer, answer.kind === 'rows' ? [answer.rows.buffer] : [])
})

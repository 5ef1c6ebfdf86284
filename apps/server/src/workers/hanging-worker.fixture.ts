// A worker that listens, hangs in a loop without end once it is told to begin, and does not stop when it is told to.
import type { ToPrimary, ToWorker } from './messages.ts'

const tell = (message: ToPrimary) => process.send?.(message)

process.on('message', ({ kind }: ToWorker) => {
  if (kind === 'answer') tell({ kind: 'answers' })
  if (kind === 'begin') for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000)
})
tell({ kind: 'loaded' })
tell({ kind: 'listens' })

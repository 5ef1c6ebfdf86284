import { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import type { AskApi, Draft, PageOrder } from './draft-page.ts'
import type { ApiQuestion, FromThread, Made, ThreadSettings, ToThread, Work } from './render-thread.ts'

/** A render that has asked for everything it needs gives up by itself after ten seconds; one that never returns is ended. */
const usualPatienceMs = 15_000

type Waiting = {
  askApi: AskApi
  resolve: (made: Made) => void
  reject: (error: unknown) => void
  end: NodeJS.Timeout
}

type RenderThread = {
  draft: (order: PageOrder, askApi: AskApi) => Promise<Draft>
  compress: (page: Uint8Array) => Promise<Uint8Array>
  close: () => Promise<void>
}

/**
 * The other side of `render-thread.ts`. When the thread dies or hangs, whoever waits is told to come again, and the next page
 * is rendered by a new one.
 */
export function startRenderThread(settings: ThreadSettings, patienceMs = usualPatienceMs): RenderThread {
  const waiting = new Map<number, Waiting>()
  let count = 0
  let closed = false
  let worker: Worker | undefined = start()

  function start(): Worker {
    const started = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: settings })
    started.on('message', (message: FromThread) => receive(started, message))
    started.on('error', (error) => console.error('the thread that renders pages died:', error))
    started.once('exit', () => {
      if (worker !== started) return
      worker = undefined
      rejectAll()
    })
    // It must not keep a process alive whose start has failed.
    started.unref()
    return started
  }

  function receive(from: Worker, message: FromThread): void {
    const caller = waiting.get(message.id)
    if (caller === undefined) return
    if ('asks' in message) return void answer(from, message, caller.askApi)
    waiting.delete(message.id)
    clearTimeout(caller.end)
    if ('made' in message) caller.resolve(message.made)
    else caller.reject(message.failed)
  }

  async function answer(to: Worker, { asks, address, lang }: ApiQuestion, askApi: AskApi): Promise<void> {
    const reply = await askApi(address, lang).catch(() => ({ status: 500, body: '' }))
    to.postMessage({ asked: asks, ...reply } satisfies ToThread)
  }

  function rejectAll(): void {
    for (const { reject, end } of waiting.values()) {
      clearTimeout(end)
      reject(stopped())
    }
    waiting.clear()
  }

  function endHanging(hanging: Worker): void {
    console.error(`a page was not rendered within ${patienceMs / 1000} s: a new thread takes over`)
    void hanging.terminate()
  }

  async function make(work: Work, askApi: AskApi): Promise<Made> {
    if (closed) throw stopped()
    worker ??= start()
    const current = worker
    count += 1
    const id = count
    return new Promise((resolve, reject) => {
      const end = setTimeout(() => endHanging(current), patienceMs).unref()
      waiting.set(id, { askApi, resolve, reject, end })
      current.postMessage({ id, work } satisfies ToThread)
    })
  }

  return {
    draft: (order, askApi) => make({ order }, askApi) as Promise<Draft>,
    compress: (page) => make({ page }, asksNothing) as Promise<Uint8Array>,
    async close() {
      closed = true
      await worker?.terminate()
    },
  }
}

const stopped = () => new AppError('unavailable', { retryAfterSeconds: 2 })

const asksNothing: AskApi = async () => ({ status: 404, body: '' })

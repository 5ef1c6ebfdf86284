import { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import type { AskApi, Draft, PageOrder } from './draft/draft-page.ts'
import type { ApiQuestion, FromThread, Made, ThreadSettings, ToThread, Work } from './render-thread.ts'

/**
 * A thread that says nothing for this long while a page waits is ended; one that is slow with the pages before says something with
 * each. No page waits for ever beside others: the database answers or gives up, and then a render gives up after ten seconds.
 */
const usualPatienceMs = 15_000
/** So many times longer at most for the threads after one that was ended before it had rendered anything. */
const mostPatience = 8
/** On a busy machine a thread may take long to load the web app. Ending it for that would only begin the same again. */
const loadPatienceMs = 60_000
/** A thread that has had nothing to do for so long gives its 45 MB back; the next page waits the second that a new one takes to load. */
const usualIdleMs = 300_000

type Waiting = {
  askApi: AskApi
  resolve: (made: Made) => void
  reject: (error: unknown) => void
}

type Started = { worker: Worker; loaded: Promise<void> }

type RenderThread = {
  draft: (order: PageOrder, askApi: AskApi) => Promise<Draft>
  compress: (page: Uint8Array) => Promise<Uint8Array>
  rest: () => void
  close: () => Promise<void>
}

/**
 * The other side of `render-thread.ts`. When the thread dies or hangs, whoever waits is told to come again, and the next page
 * is rendered by a new one.
 */
export function startRenderThread(
  settings: ThreadSettings,
  patienceMs = usualPatienceMs,
  idleMs = usualIdleMs,
): RenderThread {
  const waiting = new Map<number, Waiting>()
  let count = 0
  let closed = false
  /** Doubled when a thread is ended: else, on a busy machine, the next one, which begins with nothing, is ended before its first page too. */
  let patience = patienceMs
  /** Runs out when nothing was heard while somebody waits. */
  let silence: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let current: Started | undefined = start()

  function start(): Started {
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: settings })
    const { promise: loaded, resolve: hasLoaded } = Promise.withResolvers<void>()
    const loading = setTimeout(() => endHanging(worker, loadPatienceMs), loadPatienceMs).unref()
    worker.on('message', (message: FromThread) => {
      silence?.refresh()
      if (message !== 'loaded') return receive(worker, message)
      clearTimeout(loading)
      hasLoaded()
    })
    worker.on('error', (error) => console.error('the thread that renders pages died:', error))
    worker.once('exit', () => {
      clearTimeout(loading)
      if (current?.worker !== worker) return
      current = undefined
      rejectAll()
    })
    // It must not keep a process alive whose start has failed.
    worker.unref()
    return { worker, loaded }
  }

  function receive(from: Worker, message: Exclude<FromThread, 'loaded'>): void {
    const caller = waiting.get(message.id)
    if (caller === undefined) return
    if ('asks' in message) return void answer(from, message, caller.askApi)
    waiting.delete(message.id)
    if (waiting.size === 0) {
      stopListening()
      idle = setTimeout(rest, idleMs).unref()
    }
    patience = patienceMs
    if ('made' in message) caller.resolve(message.made)
    else caller.reject(message.failed)
  }

  async function answer(to: Worker, { asks, address, lang }: ApiQuestion, askApi: AskApi): Promise<void> {
    const reply = await askApi(address, lang).catch(() => ({ status: 500, body: '' }))
    to.postMessage({ asked: asks, ...reply } satisfies ToThread)
  }

  function rejectAll(): void {
    stopListening()
    for (const { reject } of waiting.values()) reject(stopped())
    waiting.clear()
  }

  function endHanging(hanging: Worker, afterMs: number): void {
    console.error(`a page was not rendered within ${afterMs / 1000} s: a new thread takes over`)
    void hanging.terminate()
  }

  function listenTo(worker: Worker): void {
    const ms = patience
    silence ??= setTimeout(() => {
      patience = Math.min(2 * ms, mostPatience * patienceMs)
      endHanging(worker, ms)
    }, ms).unref()
  }

  function stopListening(): void {
    clearTimeout(silence)
    silence = undefined
  }

  /** Until the next page is wanted. */
  function rest(): void {
    clearTimeout(idle)
    if (waiting.size > 0) return
    void current?.worker.terminate()
    current = undefined
  }

  async function make(work: Work, askApi: AskApi): Promise<Made> {
    if (closed) throw stopped()
    clearTimeout(idle)
    current ??= start()
    const { worker, loaded } = current
    count += 1
    const id = count
    return new Promise((resolve, reject) => {
      const caller: Waiting = { askApi, resolve, reject }
      waiting.set(id, caller)
      worker.postMessage({ id, work } satisfies ToThread)
      void loaded.then(() => {
        if (waiting.get(id) === caller) listenTo(worker)
      })
    })
  }

  return {
    draft: (order, askApi) => make({ order }, askApi) as Promise<Draft>,
    compress: (page) => make({ page }, asksNothing) as Promise<Uint8Array>,
    rest,
    async close() {
      closed = true
      clearTimeout(idle)
      await current?.worker.terminate()
    },
  }
}

const stopped = () => new AppError('unavailable', { retryAfterSeconds: 2 })

const asksNothing: AskApi = async () => ({ status: 404, body: '' })

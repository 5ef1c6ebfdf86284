import { connect, type Socket } from 'node:net'

export type SaverOptions = {
  port: number
  /** The paper's. */
  key: string
  /** One examinee each, who has begun. */
  tokens: readonly string[]
  questionIds: readonly number[]
  sequenceFrom: number
  /** How long an examinee thinks before the next choice, on average: half as long to half as long again, as no two do in step. Not at all unless it is said. */
  thinkMs?: number
  /** How many choices an examinee sends in one call; one unless it is said. */
  togetherOf?: (examinee: number) => number
}

/** The nth choice of an examinee, counted from 0: round and round the paper, another option each time. */
export const choiceOf = ({ questionIds, sequenceFrom }: SaverOptions, examinee: number, nth: number) => ({
  questionId: questionIds[(examinee * 7 + nth) % questionIds.length]!,
  answer: 1 + ((examinee + nth + Math.floor(nth / questionIds.length)) % 4),
  sequence: sequenceFrom + nth,
})

const bodyOf = ({ questionId, answer, sequence }: ReturnType<typeof choiceOf>): string =>
  `{"selected_answer":${answer},"questionId":${questionId},"question_type":"sba","sequence":${sequence}}`

const pauseMs = 50
const faultsKept = 5

/** 503 says that it should be asked again, and when. */
export const isFault = (status: number): boolean => status >= 500 && status !== 503

/**
 * Examinees who save one choice after the other, each over a connection of their own, as the exam room does: a choice that
 * was not acknowledged, for whatever reason, is sent again with the same sequence. An answer that is the last of its connection
 * is followed by a new one, as every browser and proxy does. On bare sockets, so that hundreds of them leave the machine to the server.
 */
export class Savers {
  /** How many choices of each examinee were acknowledged; in order, so that the number says which. */
  readonly acknowledged: number[]
  /** How long each acknowledgement took, in milliseconds. */
  times: number[] = []
  /** Answers that were no acknowledgement, by status; 0 stands for a lost connection. */
  readonly trouble = new Map<number, number>()
  /** The first answers that say no more than that something went wrong in the server. */
  readonly faults: string[] = []
  readonly #options: SaverOptions
  #running: Promise<void>[] = []
  #until = 0
  #failure: unknown

  constructor(options: SaverOptions) {
    this.#options = options
    this.acknowledged = options.tokens.map(() => 0)
  }

  start(): void {
    this.#until = Number.POSITIVE_INFINITY
    this.#running = this.#options.tokens.map((_, examinee) => this.#sit(examinee).catch((error) => this.#fail(error)))
  }

  /** When everybody has stopped. What is on its way then is given up, as by somebody who closes the page. */
  async stop(): Promise<void> {
    this.#until = 0
    await Promise.all(this.#running)
    if (this.#failure !== undefined) throw this.#failure
  }

  #fail(error: unknown): void {
    this.#failure ??= error
    this.#until = 0
  }

  /** From one lost connection to the next. */
  async #sit(examinee: number): Promise<void> {
    while (this.#until > 0) {
      if ((await this.#connection(examinee)) !== 'lost') continue
      this.#count(0)
      await pause()
    }
  }

  #connection(examinee: number): Promise<'lost' | 'ended'> {
    const { port, key, tokens, thinkMs = 0, togetherOf } = this.#options
    const together = togetherOf?.(examinee) ?? 1
    const head = [
      `POST /api/v3/web/on-spot-bcs-exam/${key} HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      `authorization: Bearer ${tokens[examinee]}`,
      'x-device-token: a-browser-that-has-been-here-before',
      'user-agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
      'accept: application/json',
      'accept-encoding: gzip, deflate, br',
      'cookie: lang=bn',
      'content-type: application/json',
      'content-length: ',
    ].join('\r\n')
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let sentAt = 0
      let asked = ''
      /** The server has said that it ends the connection after its answer. */
      let isLast = false
      const send = () => {
        const nth = this.acknowledged[examinee]!
        const first = choiceOf(this.#options, examinee, nth)
        asked = String(first.questionId)
        let body = bodyOf(first)
        if (together > 1) {
          const all = Array.from({ length: together }, (_, more) => choiceOf(this.#options, examinee, nth + more))
          asked = all.map(({ questionId }) => questionId).join()
          body = `{"answers":[${all.map(bodyOf)}]}`
        }
        sentAt = performance.now()
        socket.write(`${head}${body.length}\r\n\r\n${body}`, 'latin1')
      }
      const end = (how: 'lost' | 'ended') => {
        socket.destroy()
        resolve(how)
      }
      socket.setNoDelay(true)
      socket.once('connect', () => (thinkMs === 0 ? send() : void pause(thinkMs * Math.random()).then(send)))
      socket.once('error', () => end('lost'))
      socket.once('close', () => end(isLast ? 'ended' : 'lost'))
      readAnswers(socket, ({ status, body, ...answer }) => {
        isLast = answer.isLast
        const goOn = () => (this.#until > 0 && !isLast ? send() : end('ended'))
        if (status === 200 && body.includes(`"submited_question_ids":[${asked}]`)) {
          this.times.push(performance.now() - sentAt)
          this.acknowledged[examinee]! += together
          return thinkMs === 0 ? goOn() : void pause(thinkMs * (0.5 + Math.random())).then(goOn)
        }
        this.#count(status)
        if (isFault(status) && this.faults.length < faultsKept) this.faults.push(`${status}: ${body}`)
        if (status < 500) {
          socket.destroy()
          return reject(new Error(`a save was answered with ${status}: ${body}`))
        }
        void pause().then(goOn)
      })
    })
  }

  #count(status: number): void {
    this.trouble.set(status, (this.trouble.get(status) ?? 0) + 1)
  }
}

const pause = (ms = pauseMs) => new Promise((resolve) => setTimeout(resolve, ms))

type Answer = { status: number; body: string; isLast: boolean }

function readAnswers(socket: Socket, onAnswer: (answer: Answer) => void): void {
  let got = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    got += chunk
    const end = got.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = /\r\ncontent-length: (\d+)/i.exec(got)?.[1]
    if (length === undefined) return socket.destroy(new Error('an answer without a length'))
    if (got.length < end + 4 + Number(length)) return
    const answer = got
    got = ''
    const isLast = /\r\nconnection: close\r\n/i.test(answer.slice(0, end + 2))
    onAnswer({ status: Number(answer.slice(9, 12)), body: answer.slice(end + 4), isLast })
  })
}

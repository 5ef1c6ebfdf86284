import { Agent, request } from 'node:http'
import { connect } from 'node:net'

const patienceMs = 10_000

/** `cut`: the server closed the connection while the body was on its way, as it may after it has refused it. */
export type Outcome = { status: number; ms: number; body: string } | 'cut' | 'hung'

type Message = { method: string; url: string; headers: Record<string, string>; body: Buffer | undefined }

export function openClient(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  const send = ({ method, url, headers, body }: Message): Promise<Outcome> =>
    new Promise((resolve) => {
      const startedAt = performance.now()
      const length = body === undefined ? {} : { 'content-length': String(body.length) }
      const sent = request({ agent, host: '127.0.0.1', port, method, path: url, headers: { ...headers, ...length } })
      const timer = setTimeout(() => {
        resolve('hung')
        sent.destroy()
      }, patienceMs)
      const done = (outcome: Outcome) => {
        clearTimeout(timer)
        resolve(outcome)
      }
      sent.on('error', () => done('cut'))
      sent.on('response', (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', () => done('cut'))
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            ms: performance.now() - startedAt,
            body: Buffer.concat(parts).toString('utf8'),
          }),
        )
      })
      sent.end(body)
    })

  return { send, close: () => agent.destroy() }
}

/** Bytes that no client library would send. Answers the status, or 0 where the connection was closed without one. */
export const sendBytes = (port: number, bytes: Buffer): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const done = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0))
    }
    // Half a request is no fault of the server's: it may wait for the rest, and the caller leaves.
    const timer = setTimeout(done, 300)
    socket.on('error', done)
    socket.on('close', done)
    socket.on('data', (part) => {
      answer += part.toString('latin1')
      done()
    })
    socket.write(bytes)
  })

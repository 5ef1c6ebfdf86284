import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerBody, type Call, type ParamsOf } from '@prostuti/contract'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { bearerTokenOf } from '../../../auth/bearer-token-of.ts'
import type { SignIn } from '../../../auth/find-sign-in.ts'
import { inspectInput } from '../../../input/inspect-input.ts'
import { noteSave } from '../../../metrics/answers.ts'
import { countRequestsOf } from '../../../metrics/count-requests.ts'
import { fastLanesOf, readBody } from '../../../plugins/fast-lane.ts'
import { localeOf } from '../../../plugins/locale.ts'
import { isSlow } from '../../../plugins/logging/logging.ts'
import { apiHeaders } from '../../../plugins/security-headers.ts'
import { readyJsonHeaders } from '../../../plugins/serialized-json.ts'
import { atMost } from '../../../queues/at-most.ts'
import type { ExamDeps } from '../exam-stores.ts'
import type { AnswerBody } from '../journal/save-answer.ts'
import type { SittingContext } from './sittings.ts'

type ContextOf = (examinee: SignIn) => Promise<SittingContext>

/** Where the saves of one family go; undefined for an address that is not one of them. */
type SaveAddress = { route: string; contextAt: (path: string) => ContextOf | undefined }

/** An address of the contract, without a query and in plain letters. */
export function addressOf<C extends Call>(
  call: C,
  contextOf: (examinee: SignIn, params: ParamsOf<C>) => Promise<SittingContext>,
): SaveAddress {
  const path = new RegExp(`^${call.path.replaceAll(/:(\w+)/g, '(?<$1>[\\w-]+)')}$`)
  return {
    route: call.path,
    contextAt(given) {
      const found = path.exec(given)
      const params = found && call.params?.safeParse({ ...found.groups })
      return params?.success ? (examinee) => contextOf(examinee, params.data as ParamsOf<C>) : undefined
    },
  }
}

type SaverDeps = Pick<ExamDeps, 'signIns' | 'clock' | 'env'>

type FastSaves = {
  addresses: readonly SaveAddress[]
  save: (context: SittingContext, body: AnswerBody, locale: Locale) => Promise<string>
}

/** A save is far below. */
const bytesAtMost = 1024
/** What JSON can hide of a key, and keys that would reach an object's insides: the framework refuses those. */
const notPlain = /\\|__proto__|constructor/

/** The lane of saves: one answer of a doctor who is known, as the room sends it. */
export function openFastSaves(app: FastifyInstance, deps: SaverDeps, { addresses, save }: FastSaves): void {
  const lanes = fastLanesOf(app)
  if (lanes === undefined) return
  const { signIns, clock, env } = deps
  const { recent } = signIns
  const headers = Object.entries({ ...apiHeaders(env), ...readyJsonHeaders }).flat()
  const targetOf = cacheTargets(addresses)

  const lookUp = async ({ authorization, token }: Caller): Promise<SignIn | undefined> => {
    const found = await signIns.find({ token, now: clock() })
    if (found !== undefined) recent.keep(authorization, found)
    return found
  }

  const answerOne = async ({ request, answer, target, caller }: Visit, body: Buffer) => {
    const found = readPlain(body)
    if (found === undefined) return lanes.passOn(request, answer, { body })
    try {
      const examinee = caller.signIn ?? (await lookUp(caller))
      if (examinee === undefined || !maySave(examinee)) return lanes.passOn(request, answer, { body })
      const json = await save(await target.contextOf(examinee), found, localeOf(request))
      const id = lanes.requestIdOf(request)
      answer.writeHead(200, [...headers, 'x-request-id', id, 'content-length', Buffer.byteLength(json)])
      answer.end(json)
      const ms = performance.now() - caller.arrivedAt
      noteSave(ms)
      target.count(ms)
      if (isSlow(ms)) lanes.log.info({ reqId: id, req: request, status: 200, ms: Math.round(ms) }, 'request completed')
    } catch (error) {
      lanes.passOn(request, answer, { body, error })
    }
  }

  lanes.add((request, answer) => {
    if (request.method !== 'POST' || !isSmallJson(request)) return false
    const target = targetOf(request.url ?? '')
    if (target === undefined) return false
    const { authorization = '' } = request.headers
    const signIn = recent.get(authorization)
    const token = signIn === undefined ? signIns.knownTokenOf(request) : bearerTokenOf(request)
    if (token === undefined || !lanes.takeTurnNow(token)) return false
    const caller = { authorization, token, signIn, arrivedAt: performance.now() }
    readBody(request, (body) => void answerOne({ request, answer, target, caller }, body))
    return true
  })
}

/** As the guards of the doctor block ask, which the lane passes by; they also say it to who may not. */
const maySave = ({ deviceVerified, impersonatedBy }: SignIn): boolean => deviceVerified && impersonatedBy === null

type Caller = { authorization: string; token: string; signIn: SignIn | undefined; arrivedAt: number }
type Visit = { request: IncomingMessage; answer: ServerResponse; target: Target; caller: Caller }

type Target = { contextOf: ContextOf; count: (ms: number) => void }

/** A room saves a hundred times at the same address. */
function cacheTargets(addresses: readonly SaveAddress[]): (path: string) => Target | undefined {
  const known = new LRUCache<string, Target>(atMost(20_000))
  const families = addresses.map(({ route, contextAt }) => ({
    contextAt,
    count: countRequestsOf({ method: 'POST', route, status: 200 }),
  }))
  return (path) => {
    const found = known.get(path)
    if (found !== undefined) return found
    for (const { contextAt, count } of families) {
      const contextOf = contextAt(path)
      if (contextOf === undefined) continue
      const target = { contextOf, count }
      known.set(path, target)
      return target
    }
    return undefined
  }
}

const isSmallJson = ({ headers }: IncomingMessage): boolean =>
  headers['content-type'] === 'application/json' &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length']) <= bytesAtMost

/** One answer that needs no word said about it. */
function readPlain(bytes: Buffer): AnswerBody | undefined {
  const text = bytes.toString()
  if (notPlain.test(text)) return undefined
  try {
    const given: unknown = JSON.parse(text)
    const { tooLarge, unreadable } = inspectInput(given)
    return tooLarge || unreadable.length > 0 ? undefined : answerBody.safeParse(given).data
  } catch {
    return undefined
  }
}

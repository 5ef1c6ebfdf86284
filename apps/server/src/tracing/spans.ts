import type { FastifyInstance } from 'fastify'
import type { TrustProxy } from '../network/trust-proxy.ts'

/** What is known of a call of another service; never its address or what was said, which hold phones and passwords. */
type CallFacts = { service: string; method: string }

/** What makes spans; there is one only where traces are sent somewhere. */
export type Spans = {
  /** One span for each request that comes in, under which everything it does finds its place. */
  ofRequests(app: FastifyInstance, trustProxy: TrustProxy): void
  /** One for a call of another service, which is told by a header whose call it is. */
  ofCall<Result extends { status: number }>(
    facts: CallFacts,
    work: (headers: Record<string, string>) => Promise<Result>,
  ): Promise<Result>
}

let spans: Spans | undefined

/** From now on; with undefined, no longer. */
export function setSpans(given: Spans | undefined): void {
  spans = given
}

export const isTracing = (): boolean => spans !== undefined

export const traceRequests: Spans['ofRequests'] = (app, trustProxy) => spans?.ofRequests(app, trustProxy)

const noHeaders = {}

export const inCallSpan: Spans['ofCall'] = (facts, work) =>
  spans === undefined ? work(noHeaders) : spans.ofCall(facts, work)

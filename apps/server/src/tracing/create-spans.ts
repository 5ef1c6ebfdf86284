import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { type QueryEvent, queryChannel } from '@prostuti/db'
import type { FastifyRequest } from 'fastify'
import type { TracingSettings } from '../config/tracing-settings.ts'
import type { Spans } from './spans.ts'
import { summariseQuery } from './summarise-query.ts'

/** A collector that is away is waited for no longer, also when the server stops; what it misses is forgotten. */
const exportWithinMs = 2_000

/**
 * Spans by OpenTelemetry, of requests and of the statements and calls that are made for them. They hold routes, statuses and the names of
 * tables and services: never an address, a value, a phone or a token.
 */
export function createSpans(settings: NonNullable<TracingSettings>): { spans: Spans; close: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${settings.endpoint}/v1/traces`, timeoutMillis: exportWithinMs })
  const share = new TraceIdRatioBasedSampler(settings.ratio)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.service,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    // A proxy may pass on what a visitor sent: it names the trace, and how many are kept stays our own choice.
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportWithinMs })],
  })
  const tracer = provider.getTracer('prostuti')
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()
  const contexts = new WeakMap<FastifyRequest, Context>()

  /** Where something belongs that is done now; undefined outside of a request, and once that is over: a batch may go on for others. */
  const running = (): Context | undefined => {
    const context = current.getStore()
    return context !== undefined && trace.getSpan(context)?.isRecording() ? context : undefined
  }

  const hearQuery = (message: unknown) => {
    const context = running()
    if (context === undefined) return
    const event = message as QueryEvent
    const name = summariseQuery(event.text)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context)
    event.ended = (error) => end(span, error)
  }
  queryChannel.subscribe(hearQuery)

  const spans: Spans = {
    ofRequests(app, trustProxy) {
      app.addHook('onRequest', (request, _reply, done) => {
        // A span that ends when the reader leaves would say nothing of us.
        if (request.routeOptions.config.staysOpen) return done()
        const { socket } = request.raw
        const isTrusted = socket.remoteAddress !== undefined && trustProxy(socket.remoteAddress, 0)
        // Without `tracestate`, which is free text: it would stand in every span, and in what gateways are told.
        const { traceparent } = request.headers
        const parent = isTrusted
          ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
          : ROOT_CONTEXT
        const route = request.routeOptions.url ?? 'unknown'
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'prostuti.request_id': request.id,
        }
        const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
        const context = trace.setSpan(parent, span)
        contexts.set(request, context)
        current.run(context, done)
      })
      // A body is read by the connection's own events, which know nothing of the request.
      app.addHook('preValidation', (request, _reply, done) => {
        const context = contexts.get(request)
        if (context === undefined) done()
        else current.run(context, done)
      })
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT)
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
    async ofCall({ service, method }, work) {
      const context = running()
      if (context === undefined) return work({})
      const attributes = { 'http.request.method': method, 'peer.service': service }
      const span = tracer.startSpan(`${method} ${service}`, { kind: SpanKind.CLIENT, attributes }, context)
      const headers: Record<string, string> = {}
      propagator.inject(trace.setSpan(context, span), headers, defaultTextMapSetter)
      try {
        const answer = await work(headers)
        span.setAttribute('http.response.status_code', answer.status)
        end(span, undefined)
        return answer
      } catch (error) {
        end(span, error)
        throw error
      }
    },
  }

  return {
    spans,
    async close() {
      queryChannel.unsubscribe(hearQuery)
      // What could not be sent is no reason for a stop to fail.
      await provider.shutdown().catch(() => {})
    },
  }
}

/** An error's message may hold what somebody typed: its code or its kind is enough. */
function end(span: Span, error: unknown): void {
  if (error instanceof Error) {
    span.setAttribute('error.type', 'code' in error ? String(error.code) : error.name)
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

import { Counter, Gauge, Histogram } from 'prom-client'
import { metricsRegistry } from './registry.ts'

const registers = [metricsRegistry]

const smses = new Counter({
  name: 'prostuti_sms_total',
  help: 'SMS that were handed to a gateway: sent, failed, or in doubt because no answer came',
  labelNames: ['gateway', 'result'],
  registers,
})
export const noteSms = (gateway: string, result: 'sent' | 'failed' | 'in_doubt') => smses.inc({ gateway, result })

const payments = new Counter({
  name: 'prostuti_payments_total',
  help: 'Payments that a gateway gave news of, by what became of them',
  labelNames: ['gateway', 'result'],
  registers,
})
export const notePayment = (gateway: string, result: string) => payments.inc({ gateway, result })

const outboundSeconds = new Histogram({
  name: 'prostuti_outbound_seconds',
  help: 'Calls of other services, by how they were answered',
  labelNames: ['service', 'result'],
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
})
/** `result`: answered, failed (5xx), timeout, or broken: no connection, or none to the end. */
export const noteOutbound = (service: string, result: 'answered' | 'failed' | 'timeout' | 'broken', ms: number) =>
  outboundSeconds.observe({ service, result }, ms / 1000)

const staffJobs = new Counter({
  name: 'prostuti_staff_jobs_total',
  help: 'What members of staff asked for at length, by how it ended',
  labelNames: ['kind', 'result'],
  registers,
})
export const noteStaffJob = (kind: string, result: 'done' | 'failed' | 'cancelled') => staffJobs.inc({ kind, result })

const openStaffJobs = new Gauge({
  name: 'prostuti_staff_jobs_open',
  help: 'What members of staff asked for and is not over, as the last sweep saw it',
  aggregator: 'max',
  registers,
})
export const noteOpenStaffJobs = (count: number) => openStaffJobs.set(count)

const refusals = new Counter({
  name: 'prostuti_rate_limited_total',
  help: 'Requests that were refused for coming too fast, by the limit that refused them',
  labelNames: ['limit'],
  registers,
})
export const noteRefusal = (limit: string) => refusals.inc({ limit })

import { Histogram } from 'prom-client'
import { gaugeFromSources } from './from-sources.ts'
import { metricsRegistry } from './registry.ts'

const saveSeconds = new Histogram({
  name: 'prostuti_answer_save_seconds',
  help: 'From the arrival of an answer to its commit',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metricsRegistry],
})

/** Without labels: what is done for every save has to cost next to nothing. */
export const noteSave = (ms: number): void => saveSeconds.observe(ms / 1000)

const waiting = gaugeFromSources({
  name: 'prostuti_answer_journal_waiting',
  help: 'Answers that have arrived and are not written yet',
  aggregator: 'sum',
})

export const watchJournal = (read: () => number) => waiting({}, read)

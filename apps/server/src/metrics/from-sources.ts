import { Counter, Gauge } from 'prom-client'
import { metricsRegistry } from './registry.ts'

type Labels = Partial<Record<string, string>>
type Source = { labels: Labels; read: () => number }

/** Adds what is to be asked; what it gives takes it out again. */
export type Watch = (labels: Labels, read: () => number) => () => void

type Named = { name: string; help: string; labelNames?: string[] }

/** A value that is only asked for when somebody reads the metrics: it costs nothing while it changes. */
export function gaugeFromSources({ aggregator, ...named }: Named & { aggregator: 'sum' | 'max' | 'min' }): Watch {
  const sources = new Set<Source>()
  new Gauge({
    ...named,
    aggregator,
    registers: [metricsRegistry],
    collect() {
      this.reset()
      for (const { labels, read } of sources) this.inc(labels, read())
    },
  })
  return add(sources)
}

/** The same for what only ever grows, and grows too often to be told of each time. */
export function counterFromSources(named: Named): Watch {
  const sources = new Set<Source>()
  new Counter({
    ...named,
    registers: [metricsRegistry],
    collect() {
      this.reset()
      for (const { labels, read } of sources) this.inc(labels, read())
    },
  })
  return add(sources)
}

const add =
  (sources: Set<Source>): Watch =>
  (labels, read) => {
    const source = { labels, read }
    sources.add(source)
    return () => void sources.delete(source)
  }

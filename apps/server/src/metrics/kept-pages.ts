import { counterFromSources, gaugeFromSources } from './from-sources.ts'

const answers = counterFromSources({
  name: 'prostuti_page_cache_answers_total',
  help: 'Pages that were asked for: in memory and fresh, in memory and renewed behind the reader, or rendered',
  labelNames: ['result'],
})
const pages = gaugeFromSources({
  name: 'prostuti_page_cache_pages',
  help: 'Pages in memory',
  aggregator: 'sum',
})
const bytes = gaugeFromSources({
  name: 'prostuti_page_cache_bytes',
  help: 'What they take in memory',
  aggregator: 'sum',
})

export type KeptPages = {
  answers: { hit: number; stale: number; miss: number }
  pages: () => number
  bytes: () => number
}

export function watchKeptPages(kept: KeptPages): () => void {
  const stops = [
    answers({ result: 'hit' }, () => kept.answers.hit),
    answers({ result: 'stale' }, () => kept.answers.stale),
    answers({ result: 'miss' }, () => kept.answers.miss),
    pages({}, kept.pages),
    bytes({}, kept.bytes),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

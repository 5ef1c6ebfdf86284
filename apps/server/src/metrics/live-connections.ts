import { gaugeFromSources } from './from-sources.ts'

const connections = gaugeFromSources({
  name: 'prostuti_live_connections',
  help: 'Open pages that are told of news',
  labelNames: ['audience'],
  aggregator: 'sum',
})

export const watchLiveConnections = (audience: 'doctors' | 'staff', count: () => number) =>
  connections({ audience }, count)

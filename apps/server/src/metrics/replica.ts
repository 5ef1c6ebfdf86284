import type { ReplicaState } from '@prostuti/db'
import { gaugeFromSources } from './from-sources.ts'

const workers = gaugeFromSources({
  name: 'prostuti_replica_workers',
  help: 'Workers that read from the replica, or why they do not; nothing where there is no replica',
  labelNames: ['state'],
  aggregator: 'sum',
})

/** As they stand in the metrics. */
const stateNames = {
  used: 'used',
  lags: 'lags',
  unreachable: 'unreachable',
  'waits for a change': 'waits',
} satisfies Record<ReplicaState, string>

/** Watched until what it gives is called. */
export function watchReplicaState(current: () => ReplicaState): () => void {
  const stops = Object.entries(stateNames).map(([state, name]) =>
    workers({ state: name }, () => Number(current() === state)),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

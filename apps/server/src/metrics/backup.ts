import { Gauge } from 'prom-client'
import { metricsRegistry } from './registry.ts'

type BackupAge = { made_at: string | null; is_old: boolean }
type ReadAge = () => Promise<BackupAge | undefined>

const sources = new Set<ReadAge>()

/** Has no figure where nothing is known. */
function backupGauge(named: { name: string; help: string }, figureOf: (age: BackupAge) => number | undefined): void {
  new Gauge({
    ...named,
    aggregator: 'max',
    registers: [metricsRegistry],
    async collect() {
      this.remove()
      for (const read of sources) {
        const age = await read().catch(() => undefined)
        const figure = age && figureOf(age)
        if (figure !== undefined) this.set(figure)
      }
    },
  })
}

backupGauge(
  { name: 'prostuti_backup_is_old', help: '1 when the last backup is too old, or none was made in time' },
  ({ is_old }) => Number(is_old),
)
backupGauge({ name: 'prostuti_last_backup_timestamp_seconds', help: 'When the last backup was made' }, ({ made_at }) =>
  made_at === null ? undefined : Date.parse(made_at) / 1000,
)

/** Watched until what it gives is called. */
export function watchBackup(read: ReadAge): () => void {
  sources.add(read)
  return () => void sources.delete(read)
}

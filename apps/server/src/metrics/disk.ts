import { Gauge } from 'prom-client'
import { freeBytes } from '../config/free-space.ts'
import { metricsRegistry } from './registry.ts'

const folders = new Set<string>()

new Gauge({
  name: 'prostuti_data_disk_free_bytes',
  help: 'What the disk of DATA_DIR still has',
  aggregator: 'min',
  registers: [metricsRegistry],
  async collect() {
    // A disk that cannot be looked at has no figure; `/readyz` says so in words.
    this.remove()
    for (const folder of folders)
      await freeBytes(folder).then(
        (free) => this.set(free),
        () => {},
      )
  },
})

export function watchDisk(folder: string): () => void {
  folders.add(folder)
  return () => void folders.delete(folder)
}

import { metricsRegistry } from '../metrics/registry.ts'

/** One value as `/metrics` would say it; 0 while nothing was counted. Of a histogram, `name_count` is how many were. */
export async function readMetric(name: string, labels: Record<string, string> = {}): Promise<number> {
  const wanted = Object.entries(labels)
  const line = (await metricsRegistry.metrics())
    .split('\n')
    .find(
      (each) =>
        /^[^{ ]*/.exec(each)?.[0] === name && wanted.every(([key, value]) => each.includes(`${key}="${value}"`)),
    )
  return Number(line?.split(' ').at(-1) ?? 0)
}

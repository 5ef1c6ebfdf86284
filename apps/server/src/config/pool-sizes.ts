type PoolSizes = {
  /** For the requests of one process. */
  requests: number
  /** For jobs, which one process of a machine runs. */
  jobs: number
}

/** What one machine may hold of the 100 connections of an embedded server, or of another one that is left as it was installed. */
const machineShare = 80
const jobs = 4
/** The journal has one of them while answers come in, and a request that holds one may need another. */
const fewest = 3
const usual = 10
/** Each process listens on one. */
const listening = 1

/** So many connections that all workers of a machine together stay well under what a server takes. */
export function poolSizes({ workers, given }: { workers: number; given: number | undefined }): PoolSizes {
  const each = Math.floor((machineShare - jobs) / workers) - listening
  return { requests: given ?? Math.min(usual, Math.max(fewest, each)), jobs }
}

/** All that a machine may open together. */
export function countConnections({ workers, given }: { workers: number; given: number | undefined }): number {
  return workers * (poolSizes({ workers, given }).requests + listening) + jobs
}

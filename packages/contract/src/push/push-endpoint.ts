import { z } from 'zod'

/**
 * Where a browser is told of news, written in one way: who spells it otherwise is no other browser, and no other host. What a
 * service never sees, a fragment and an empty query, would be another spelling of the same.
 */
export const pushEndpoint = z
  .url({ protocol: /^https$/, normalize: true })
  .max(1000)
  .refine((address) => !/#|\?$/.test(address))

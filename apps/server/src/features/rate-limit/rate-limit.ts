/** How many tries, and in what time. The time runs from the first try; when it is over, counting begins anew. */
export type RateLimit = {
  /** What is limited; with `who`, the key of the counter. */
  name: string
  tries: number
  windowMs: number
}

/** For an `LRUCache` that takes memory for what it holds. With `max` it takes that of a full one at once, almost a megabyte for 20,000. */
export const atMost = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 })

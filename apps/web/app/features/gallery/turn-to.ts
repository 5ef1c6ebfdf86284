/** Where a key leads among the pictures, round and round; undefined for a key that turns nothing. */
export function turnTo(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

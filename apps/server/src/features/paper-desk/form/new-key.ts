import { randomInt } from 'node:crypto'

/** What stands for a paper in addresses: words of its name where it has Latin ones, and a number, so that two of one name differ. */
export function newKey({ title, pack }: { title: { bn: string; en?: string | undefined }; pack: string }): string {
  const words = (title.en ?? '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 50)
    .replace(/-$/, '')
  return `${words === '' ? pack : words}-${randomInt(1_000_000, 10_000_000)}`
}
